import { STORAGE } from "../../../generated/settings";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { LiveFrame } from "../../stores/framesStore";
import type { SessionStore } from "../../stores/sessionStore";
import { createTurns } from "../../time/createTurns";
import { accountIdOf } from "../session/accountId";

/**
 * Unsaved input of a frame, as text of the application: kept in session storage by user, application, version, herd and page,
 * so that it survives a reload and another sign-in of the same user, but no logout.
 */
export interface Drafts {
  readonly read: (frame: LiveFrame) => Promise<string | null>;
  /** Rejects when the browser stores nothing. */
  readonly keep: (frame: LiveFrame, draft: string) => Promise<void>;
  readonly forget: (frame: LiveFrame) => Promise<void>;
}

/** Key in the storage of the tab. */
export const DRAFTS_KEY = `${STORAGE.sessionKey}.drafts`;

/** Maximum of drafts; beyond it, the oldest of the application with the most go. Session storage takes about five million characters. */
const MOST = 40;

export function createDrafts(tabStorage: KeyValueStore, session: SessionStore): Drafts {
  // Serialised: each change reads all drafts and writes them back.
  const inTurn = createTurns();
  const change = (frame: LiveFrame, draft: string | null) => {
    const name = nameOf(frame, session);
    return inTurn(async () => {
      // The user may have logged out meanwhile.
      if (!session.signedIn) return;
      const others = readDrafts(await tabStorage.read(DRAFTS_KEY)).filter(([other]) => other !== name);
      const all = draft === null ? others : withinBounds([...others, [name, draft]]);
      if (all.length === 0) await tabStorage.remove(DRAFTS_KEY);
      // The page is told, and stays.
      else if (!(await tabStorage.write(DRAFTS_KEY, all))) throw new Error("not stored");
    });
  };
  return {
    read: (frame) => {
      const name = nameOf(frame, session);
      return inTurn(async () => readDrafts(await tabStorage.read(DRAFTS_KEY)).find(([other]) => other === name)?.[1] ?? null);
    },
    keep: (frame, draft) => change(frame, draft),
    forget: (frame) => change(frame, null),
  };
}

type Draft = readonly [name: string, draft: string];

/** No application pushes out the drafts of one that has fewer. */
function withinBounds(drafts: readonly Draft[]): readonly Draft[] {
  if (drafts.length <= MOST) return drafts;
  const counts = new Map<string, number>();
  for (const [name] of drafts) counts.set(applicationOf(name), (counts.get(applicationOf(name)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const oldest = drafts.findIndex(([name]) => counts.get(applicationOf(name)) === most);
  return withinBounds(drafts.filter((_, at) => at !== oldest));
}

/** Anything not written by this module is ignored. */
function readDrafts(kept: unknown): readonly Draft[] {
  return Array.isArray(kept) ? kept.filter(isDraft) : [];
}

function isDraft(entry: unknown): entry is Draft {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string");
}

/** The drafts of a candidate are those of its application. */
function applicationOf(name: string): string {
  const [, application] = JSON.parse(name);
  return String(application);
}

function nameOf({ owner, current }: LiveFrame, session: SessionStore): string {
  const { route, params, query } = current.target;
  return JSON.stringify([accountIdOf(session), owner.application, owner.candidate, session.numCheptel, route, params, query]);
}
