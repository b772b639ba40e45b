import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { APPLICATIONS } from "../../../generated/applications";
import type { Shell } from "../../../src/sdk";
import { checkPage } from "../../../src/sdk/conformance/checkPage";
import { servePage } from "../support/sdkPage";
import { enter, frameOf, open, shortcutsAreThere } from "../support/shell";

const ROUTE = "sante.carnet.parage.history";
const ADDRESS = "/sante/carnet/parage/history";
const BASE = APPLICATIONS.sante.frame?.base ?? "";
const GOOD_PAGE = "window.ownShell = await connectToShell(); window.ownShell.onContext(() => null); window.ownShell.onOpen(() => null);";

declare global {
  interface Window {
    ownShell?: Shell;
    heard?: unknown;
  }
}

/** Signs in and opens a page that the test writes, in the place of the sub-application. */
async function openOwnPage(page: Page, code = GOOD_PAGE): Promise<{ readonly inside: FrameLocator; readonly ask: Ask }> {
  await servePage(page.context(), `**${BASE}/`, code);
  await enter(page, "tous-droits");
  await open(page, ADDRESS);
  const { element } = frameOf(page, ROUTE);
  await expect(page.locator(`[data-shown="true"][data-state="connected"] iframe[data-route="${ROUTE}"]`)).toBeVisible();
  const ask: Ask = async (run) => {
    const frame = await (await element.elementHandle())?.contentFrame();
    return frame?.evaluate(run);
  };
  return { inside: element.contentFrame(), ask };
}

type Ask = (run: () => unknown) => Promise<unknown>;

test("a frame says something, asks and has the whole screen, always under the name of its application, and the user decides", async ({
  page,
}) => {
  const { ask } = await openOwnPage(page);
  expect(await ask(() => window.ownShell?.notice("info", "<img src=x onerror=alert(1)> $t(app.card) {{text}}"))).toEqual({
    ok: true,
    value: null,
  });
  const name = page.locator("[data-notice='info']");
  await expect(name).toContainText("<img src=x onerror=alert(1)> $t(app.card) {{text}}");
  await expect(name.locator("img")).toHaveCount(0);

  for (const [button, value] of [
    ["Supprimer", true],
    ["Garder", false],
  ] as const) {
    await ask(() => {
      window.heard = undefined;
      void window.ownShell?.confirm("Supprimer ce soin ?", { accept: "Supprimer", refuse: "Garder" }).then((answer) => {
        window.heard = answer;
      });
    });
    await page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();
    await expect.poll(() => ask(() => window.heard)).toEqual({ ok: true, value });
  }

  const header = page.locator("[data-layout] > header");
  await ask(() => window.ownShell?.openDialog());
  const bar = page.locator("[data-frame-dialog]");
  await expect(bar).toBeVisible();
  await expect(header).toHaveAttribute("inert", "");
  const viewport = page.viewportSize();
  const box = await page.locator(`iframe[data-route="${ROUTE}"]`).boundingBox();
  expect(box?.width).toBe(viewport?.width);
  await bar.getByRole("button").click();
  await expect(bar).toBeHidden();
  await expect(header).not.toHaveAttribute("inert", "");

  await ask(() => window.ownShell?.setProgress(0.5));
  await expect(page.locator("[data-frame-progress]")).toHaveAttribute("value", "0.5");
  await ask(() => window.ownShell?.setProgress(null));
  await expect(page.locator("[data-frame-progress]")).toHaveCount(0);
});

test("the search over everything opens by its keys while a frame has the focus", async ({ page }) => {
  const { inside } = await openOwnPage(page);
  await shortcutsAreThere(page);
  await inside.locator("body").click();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
});

test("a message is heard from the window of a registered frame and its origin only; the response repeats the id and carries a result or an error [WRK-13]", async ({
  page,
}) => {
  const { ask } = await openOwnPage(page);
  const sent = await ask(() => window.ownShell?.report("info", "from the frame"));
  expect(sent).toEqual({ ok: true, value: null });
  expect(await ask(() => window.ownShell?.login("FR1"))).toEqual({ ok: false, error: "not-allowed" });
  const logged: string[] = [];
  page.on("console", (line) => logged.push(line.text()));
  // The right origin, but another window: a frame inside the frame, speaking the wire to the shell.
  const answered = await ask(async () => {
    const child = document.createElement("iframe");
    document.body.append(child);
    const speaker = child.contentWindow;
    const heard: unknown[] = [];
    speaker?.addEventListener("message", (event) => heard.push(event.data));
    const send = (message: object) => {
      const script = child.contentDocument?.createElement("script");
      if (!script) return;
      script.textContent = `top.postMessage(${JSON.stringify({ namespace: "penpal", ...message })}, "*")`;
      child.contentDocument?.body.append(script);
    };
    send({ type: "SYN", participantId: "z" });
    send({ type: "CALL", id: "1", methodPath: ["message"], args: [{}] });
    // A message of the frame itself goes the same way and is answered: by then the others would have been too.
    await window.ownShell?.report("info", "after");
    return heard;
  });
  expect(answered).toEqual([]);
  await expect.poll(() => logged.some((line) => line.includes("after"))).toBe(true);
});

test("the conformance kit passes a page that follows the README and the pages of the demo", async ({ context, baseURL }) => {
  await servePage(context, "http://good.test/", GOOD_PAGE);
  await context.route("http://good.test/favicon.ico", (route) => route.fulfill({ status: 204 }));
  for (const address of ["http://good.test/", `${baseURL}${BASE}/`]) {
    const findings = await checkPage(context, address, { sdk: "dist/sdk" });
    expect(findings.filter(({ wrong }) => wrong !== null)).toEqual([]);
    expect(findings.length).toBeGreaterThan(20);
  }
});

test("the conformance kit waits for what a page says again after a change of herd, and fails one that does not", async ({ context }) => {
  // Says that it is ready just before it learns of the new context, which the shell refuses.
  const early = `const add = MessagePort.prototype.addEventListener;
    let sayReady = () => {};
    MessagePort.prototype.addEventListener = function (type, listener, ...rest) {
      return add.call(this, type, (event) => {
        if (event.data?.type === "CALL") sayReady();
        listener(event);
      }, ...rest);
    };
    const shell = await connectToShell();
    sayReady = async () => {
      if ((await shell.ready()).ok) return;
      sayReady = () => {};
      refused();
    };`;
  await servePage(context, "http://late.test/", `${early} const refused = () => void setTimeout(() => shell.ready(), 1000);`);
  await servePage(context, "http://never.test/", `${early} const refused = () => {};`);
  const contract = async (address: string, timeoutMs: number) =>
    (await checkPage(context, address, { sdk: "dist/sdk", timeoutMs })).filter(({ rule }) => rule === "speaks the contract");
  expect((await contract("http://late.test/", 10_000)).filter(({ wrong }) => wrong !== null)).toEqual([]);
  expect((await contract("http://never.test/", 1000)).filter(({ wrong }) => wrong?.includes("stale-epoch"))).not.toEqual([]);
});

test("the conformance kit fails a page that throws, breaks the contract and forgets its draft, and one that never connects", async ({
  context,
}) => {
  const wrong = `const shell = await connectToShell();
    shell.onContext(() => { throw new Error("cannot"); });
    shell.setDirty(true);
    shell.report("loud", "no such level");
    throw new Error("nobody catches this");`;
  await servePage(context, "http://wrong.test/", wrong);
  const brokenBy = async (address: string, timeoutMs: number) =>
    new Set(
      (await checkPage(context, address, { sdk: "dist/sdk", timeoutMs }))
        .filter((finding) => finding.wrong !== null)
        .map(({ rule }) => rule),
    );
  expect(await brokenBy("http://wrong.test/", 10_000)).toEqual(
    new Set([
      "follows a change of language or says that it does not",
      "follows a change of herd or says that it does not",
      "gives its draft when it says that something is unsaved",
      "speaks the contract",
      "throws nothing",
      "opens outside the shell",
    ]),
  );
  await servePage(context, "http://silent.test/", "");
  expect(await brokenBy("http://silent.test/", 1000)).toEqual(new Set(["greets"]));
});
