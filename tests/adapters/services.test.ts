// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { createServiceWorkers } from "../../src/adapters/serviceWorkers";
import { createSupportWidget, type ScriptWindow } from "../../src/adapters/supportWidget";
import { createTranslationFiles } from "../../src/adapters/translationFiles";
import { HttpError } from "../../src/ports/http";

function registrationsOf(scopes: readonly string[]) {
  const gone: string[] = [];
  const registrations = scopes.map((scope) => ({ scope, unregister: async () => gone.push(scope) > 0 }));
  return { gone, registrations };
}

test("only the service workers at or below the listed paths go; that of the shell itself never does [SVC-02]", async () => {
  const origin = "https://clarine.example";
  const scopes = ["/", "/card/", "/card/x/", "/cardio/", "/map"].map((path) => origin + path);
  const { gone, registrations } = registrationsOf(scopes);
  const container = { getRegistrations: () => Promise.resolve(registrations) };
  await Reflect.apply(createServiceWorkers, null, [container]).unregister(["/card", "/map", "/", ""]);
  expect(gone).toEqual([`${origin}/card/`, `${origin}/card/x/`, `${origin}/map`]);
});

test("a browser without service workers has none to remove", async () => {
  await expect(createServiceWorkers(undefined).unregister(["/card"])).resolves.toBeUndefined();
});

/** Stands for the head of a page, but is in none, so that nothing is fetched. */
const head = document.createElement("div");
const scripts = () => [...head.children];

/** What the browser would do once the script is there, or is not. */
function happen(event: "load" | "error") {
  scripts().at(-1)?.dispatchEvent(new Event(event));
}

test("the script of the help desk is added once, from the address of the registry; one that fails is taken away and tried anew [SVC-01]", async () => {
  const opened: unknown[] = [];
  const browser: ScriptWindow = { document: { createElement: (tag) => document.createElement(tag), head } };
  const widget = createSupportWidget(browser, "/demo/chat-widget.js");
  expect(scripts().length).toBe(0);
  const failing = widget.load();
  happen("error");
  await expect(failing).rejects.toThrow("does not come");
  expect(scripts().length).toBe(0);
  const empty = widget.load();
  happen("load");
  await expect(empty).rejects.toThrow("nothing to open");
  const loading = widget.load();
  expect(scripts().map((script) => script.getAttribute("src"))).toEqual(["/demo/chat-widget.js"]);
  browser.HelpDesk = { open: (visitor) => void opened.push(visitor) };
  happen("load");
  await loading;
  await widget.load();
  expect(scripts().length).toBe(1);
  widget.open({ token: "t", language: "fr", name: "Marie" });
  widget.close();
  expect(opened).toEqual([{ token: "t", language: "fr", name: "Marie" }]);
});

test("the translation loader asks for the language in the address, and takes nothing but texts [INT-09] [CAL-27]", async () => {
  const asked: string[] = [];
  const answers = [Response.json({ a: "A" }), Response.json({ a: 1 }), Response.json({}, { status: 404 })];
  const files = createTranslationFiles((address) => {
    asked.push(address);
    return Promise.resolve(answers[asked.length - 1] ?? Response.error());
  }, "/texts/{lang}.json");
  expect(await files.load("../x")).toEqual({ a: "A" });
  await expect(files.load("de")).rejects.toThrow();
  await expect(files.load("it")).rejects.toThrow(HttpError);
  expect(asked).toEqual(["/texts/..%2Fx.json", "/texts/de.json", "/texts/it.json"]);
});
