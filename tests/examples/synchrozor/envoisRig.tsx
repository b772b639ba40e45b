import { act } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import type { RouteParams } from "../../../generated/routeNames";
import { EnvoisPage } from "../../../src/examples/synchrozor/EnvoisPage";
import { TEXTS } from "../../../src/examples/synchrozor/texts/texts";
import type { Answer, FrameContext, Shell, SyncItem, SyncOverview } from "../../../src/sdk";
import { settle } from "../../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

export const DONE: Answer<null> = { ok: true, value: null };
export const REFUSED: Answer<null> = { ok: false, error: "not-allowed" };

export const itemOf = (key: string, more: Partial<SyncItem> = {}): SyncItem => ({
  ...{ key, numCheptel: "FR1", application: "card", label: "Treatment", at: new Date(0).toISOString() },
  ...{ refusal: null, conflict: null, payload: null, sentAt: null },
  ...more,
});
export const refusedItem = (key: string, payload: unknown): SyncItem =>
  itemOf(key, { refusal: { status: 422, reason: "no", by: "server" }, payload });

interface Given {
  readonly overview?: Partial<SyncOverview>;
  readonly params?: Readonly<Record<string, string>>;
  readonly path?: string;
  /** What the shell has kept of the page. */
  readonly draft?: unknown;
  /** What becomes of a decision. */
  readonly decide?: () => Promise<Answer<null>>;
}

/** The page Envois over a shell that is played, in English. */
export async function envoisRig({ overview = {}, params = {}, path = "", draft = null, decide = async () => DONE }: Given = {}) {
  const notices: string[] = [];
  const decided: unknown[] = [];
  const dirty: boolean[] = [];
  const drafts: unknown[] = [];
  let now: SyncOverview = {
    ...{ loading: false, purge: false, oldestAt: null, nextTryAt: null, nearlyFull: null },
    ...{ herds: [], parked: [], waiting: [], sent: [], discarded: [], ...overview },
  };
  let tell = () => {};
  let draftOf: () => unknown = () => null;
  const address = { path, query: {} };
  const context = { numCheptel: null, language: "en", network: "ONLINE", params, grants: [] } as unknown as FrameContext;
  const shell = {
    ...{ context, address, draft },
    onContext: () => () => {},
    onSyncStatus: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
    onKeepDraft: (read: () => unknown) => {
      draftOf = read;
      return () => {};
    },
    ready: async () => DONE,
    related: async () => REFUSED,
    confirm: async () => ({ ok: true, value: true }),
    setDirty: async (is: boolean) => dirty.push(is) > 0 && DONE,
    saveDraft: async (value: unknown) => drafts.push(value) > 0 && DONE,
    notice: async (_: string, text: string) => notices.push(text) > 0 && DONE,
    syncRead: async () => ({ ok: true, value: now }),
    syncEntries: async (key: string) => ({
      ok: true,
      value: { text: JSON.stringify(now.parked.filter((item) => item.key === key)), next: null },
    }),
    syncDecide: async (...decision: unknown[]) => decided.push(decision) > 0 && decide(),
    syncRetry: async () => decide(),
  } as unknown as Shell<RouteParams>;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  const run = (what: () => void) =>
    act(async () => {
      what();
      await settle();
    });
  const draw = () => root.render(<EnvoisPage texts={TEXTS.en} shell={shell} context={{ ...context }} />);
  const find = <Kind extends HTMLElement>(selector: string) => place.querySelector<Kind>(selector);
  const inRow = (key: string, name: string) =>
    [...place.querySelectorAll<HTMLButtonElement>(`[data-item="${key}"] button`)].find(({ textContent }) => textContent === name);
  await run(draw);
  return {
    ...{ place, find, inRow, run, notices, decided, dirty, drafts },
    draft: () => draftOf(),
    press: (key: string, name: string) =>
      run(() => {
        const button = inRow(key, name);
        if (button === undefined) throw new Error(`no button ${name} of ${key}`);
        button.focus();
        button.click();
      }),
    send: () => run(() => find("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))),
    type: (name: string, value: string) =>
      run(() => {
        const field = find<HTMLInputElement>(`[name="${name}"]`);
        if (field === null) throw new Error(`no field ${name}`);
        field.value = value;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    /** What the shell knows has changed, and the page asks for it. */
    tell: (changed: Partial<SyncOverview>) =>
      run(() => {
        now = { ...now, ...changed };
        tell();
      }),
    /** It will be known with the next look. */
    will: (changed: Partial<SyncOverview>) => {
      now = { ...now, ...changed };
    },
    /** Another page of the same frame. */
    open: (to: string) =>
      run(() => {
        address.path = to;
        draw();
      }),
  };
}
