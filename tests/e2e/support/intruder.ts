import { expect, type Frame, type Page } from "@playwright/test";
import { open } from "./shell";

/** What the hostile page (`hostileServer`) offers to the tests. */
export interface Wire {
  readonly heard: readonly { readonly type: string; readonly id: string; readonly epoch: number; readonly herd: string | null }[];
  answer: (message: { readonly id: string; readonly type: string }) => unknown;
  epoch: number;
  herd: string | null;
  readonly remote: Promise<unknown>;
  readonly messenger: { readonly sendMessage: (message: unknown) => void };
  readonly raw: (message: object) => void;
  readonly greet: (
    versions?: readonly number[],
  ) => Promise<{ ok: boolean; error?: string; value?: { context: { epoch: number; numCheptel: string } } }>;
  readonly call: (type: string, payload: unknown, over?: object) => Promise<{ ok: boolean; error?: string; value?: unknown }>;
  readonly lastReply: (callId: string) => Promise<{ readonly isError?: boolean; readonly value: unknown }>;
}

declare global {
  interface Window {
    wire: Wire;
  }
}

/** The handshake of the messaging library, as a window that is not the frame's own would try it. */
export const SYN = { namespace: "penpal", type: "SYN", participantId: "intruder" };

/** Opens an application whose place the hostile page has taken, and greets the shell. */
export async function openHostile(page: Page, app: string, href: string): Promise<Frame> {
  await open(page, href);
  const frame = await hostileFrame(page, app);
  await greetShell(page, frame, app);
  return frame;
}

/** The frame of an application, once the page in it can speak. */
export async function hostileFrame(page: Page, app: string): Promise<Frame> {
  const element = page.locator(`iframe[data-app="${app}"]`);
  await expect(element.contentFrame().locator("html[data-wire=open]")).toBeAttached();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error("no frame");
  return frame;
}

export async function greetShell(page: Page, frame: Frame, app: string): Promise<void> {
  await frame.evaluate(async () => {
    const { value } = await window.wire.greet();
    window.wire.epoch = value?.context.epoch ?? -1;
    window.wire.herd = value?.context.numCheptel ?? null;
  });
  await expect(slotOf(page, app, "connected")).toBeAttached();
}

/** From its first `ping` on the shell speaks to a live frame; before, it would load the frame again. */
export async function hears(frame: Frame, wanted: string): Promise<void> {
  await expect.poll(() => frame.evaluate((one) => window.wire.heard.some(({ type }) => type === one), wanted)).toBe(true);
}

/** Says what ends the conversation: the shell may take the frame away before the driver has its answer. */
export async function lastWords<T>(said: Promise<T>): Promise<T | null> {
  try {
    return await said;
  } catch (error) {
    if (error instanceof Error && /Frame was detached|context was destroyed/.test(error.message)) return null;
    throw error;
  }
}

export function slotOf(page: Page, app: string, state: string) {
  return page.locator(`[data-state="${state}"]:has(iframe[data-app="${app}"])`);
}

export function cardOf(page: Page, why: string) {
  return page.locator(`[data-failure="${why}"]`);
}

/** The shell goes on as if nothing had happened: a menu opens, and the frame is answered. */
export async function expectUnharmed(page: Page, frame: Frame | null): Promise<void> {
  if (frame) expect((await frame.evaluate(() => window.wire.call("title", { title: "still here" }))).ok).toBe(true);
  await page.locator('[data-tab="sante"]').click();
  await expect(page.locator("[data-tile]").first()).toBeVisible();
  await page.keyboard.press("Escape");
}
