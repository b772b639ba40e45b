import { createStubShell } from "./createStubShell";
import type { StubMessage, StubOptions, StubShell } from "./stubShell";
import { STUB_HERDS } from "./stubUser";

const LANGUAGES = ["fr", "en", "de", "es", "it"];

/**
 * Shows a page in a frame, with the controls of a shell above it and every message of the page below: for developers of a
 * sub-application. The address is that of the page, `/` or `http://localhost:5173/#/detail/12?id=12`.
 */
export function startStubShell(address: string, options: StubOptions = {}): StubShell {
  const page = new URL(address, window.location.href);
  const frame = document.createElement("iframe");
  frame.title = "The sub-application";
  frame.style.cssText = "flex: 1; min-height: 320px; border: 1px solid;";
  const log = document.createElement("ol");
  log.setAttribute("role", "log");
  log.setAttribute("aria-label", "Messages of the page");
  log.style.cssText = "max-height: 30vh; overflow: auto; font: 13px/1.4 ui-monospace, monospace;";
  const controls = document.createElement("div");
  controls.style.cssText = "display: flex; flex-wrap: wrap; gap: 8px; align-items: center;";
  document.body.style.cssText =
    "display: flex; flex-direction: column; gap: 8px; height: 100vh; margin: 0; padding: 8px; box-sizing: border-box;";
  document.body.append(controls, frame, log);

  const write = (text: string) => {
    const line = document.createElement("li");
    line.textContent = text;
    log.append(line);
    line.scrollIntoView();
  };
  const onMessage = (message: StubMessage) => {
    write(`${message.type} ${JSON.stringify(message.payload)} → ${JSON.stringify(message.answer)}`);
    options.onMessage?.(message);
  };
  const confirm = options.confirm ?? ((text: string) => window.confirm(text));
  const shell = createStubShell(frame, { ...options, origin: page.origin, confirm, onMessage });
  const logAnswer = (what: string, answer: Promise<unknown>) => void answer.then((now) => write(`shell: ${what} → ${JSON.stringify(now)}`));

  const hash = document.createElement("input");
  hash.value = page.hash.slice(1);
  hash.placeholder = "/detail/12?id=12";
  const open = () => shell.open({ route: "stub.page", params: paramsOf(hash.value) }, hash.value);
  controls.append(
    labelled("Address behind #", hash),
    button("Open", () => logAnswer("open", open())),
    choice("Herd", STUB_HERDS, (numCheptel) => logAnswer("context", shell.change({ numCheptel }))),
    choice("Language", LANGUAGES, (language) => logAnswer("context", shell.change({ language }))),
    choice("Theme", ["light", "dark", "sun"] as const, (theme) => logAnswer("context", shell.change({ theme }))),
    choice("Network", ["ONLINE", "OFFLINE"] as const, (network) => logAnswer("network", shell.network(network))),
    button("Leave", () => logAnswer("leave", shell.leave())),
    button("Keep draft", () => logAnswer("keepDraft", shell.keepDraft())),
    button("Ping", () => logAnswer("ping", shell.ping())),
  );
  frame.src = page.href;
  return shell;
}

/** As the real shell writes them: the query behind the `#` repeats every parameter. */
function paramsOf(hash: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(hash.split("?")[1] ?? ""));
}

function labelled(text: string, field: HTMLElement): HTMLElement {
  const label = document.createElement("label");
  label.append(`${text} `, field);
  return label;
}

function button(text: string, press: () => void): HTMLElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  element.addEventListener("click", press);
  return element;
}

function choice<Value extends string>(text: string, values: readonly Value[], choose: (value: Value) => void): HTMLElement {
  const select = document.createElement("select");
  for (const value of values) select.append(new Option(value, value));
  select.addEventListener("change", () => {
    const value = values[select.selectedIndex];
    if (value !== undefined) choose(value);
  });
  return labelled(text, select);
}
