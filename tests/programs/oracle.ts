import { appliedActionsOf } from "../../src/server/database/appliedActions";
import type { RunningBackend } from "../server/startBackend";

/** What a user has entered, and what became of it as far as the tablet has said. */
export interface Entry {
  readonly serial: number;
  readonly userId: string;
  /** The herd that the page showed. */
  readonly herd: string;
  /** Entries that were kept before this one was begun. */
  readonly after: ReadonlySet<number>;
  /** It may meet what somebody else has changed, and then waits for a decision while later ones go. */
  readonly decidable: boolean;
  /** Whether the user was told that it is kept; null: a page that crashes says nothing. */
  kept: boolean | null;
  /** Whether the user has given it up; null: has pressed it on a page that has crashed. */
  discarded: boolean | null;
}

export type Breach = "lost" | "twice" | "wrong" | "order" | "stuck";

export interface Broken {
  readonly breach: Breach;
  readonly what: string;
}

/** The log of the server is the oracle: kept is there once, under its user and herd, after what was kept before it; refused is not. */
export async function compare(server: RunningBackend, users: readonly string[], entries: readonly Entry[]): Promise<readonly Broken[]> {
  const broken: Broken[] = [];
  const positions = new Map<number, number>();
  const bySerial = new Map(entries.map((entry) => [entry.serial, entry]));
  for (const user of users)
    for (const [position, action] of (await appliedActionsOf(server.database, user)).entries()) {
      const serial = Number(JSON.parse(action.payload)?.serial);
      const entry = bySerial.get(serial);
      if (positions.has(serial)) broken.push({ breach: "twice", what: `${serial} was applied twice` });
      const wrong = entry === undefined ? "was never entered" : wrongOf(entry, user, action.num_cheptel);
      if (wrong !== null) broken.push({ breach: "wrong", what: `${serial} ${wrong}` });
      positions.set(serial, position);
    }
  for (const entry of entries) {
    const position = positions.get(entry.serial);
    if (position === undefined) {
      if (entry.kept && entry.discarded === false) broken.push({ breach: "lost", what: `${entry.serial} of ${entry.userId} is lost` });
      continue;
    }
    const isLate = (one: Entry) =>
      one.userId === entry.userId && one.herd === entry.herd && !one.decidable && (positions.get(one.serial) ?? -1) > position;
    for (const before of entry.decidable ? [] : entry.after) {
      const one = bySerial.get(before);
      if (one !== undefined && isLate(one))
        broken.push({ breach: "order", what: `${entry.serial} was applied before ${before}, which was kept before it` });
    }
  }
  return broken;
}

function wrongOf(entry: Entry, user: string, herd: string | null): string | null {
  if (entry.userId !== user) return `of ${entry.userId} was applied for ${user}`;
  if (entry.herd !== herd) return `of herd ${entry.herd} was applied to ${herd}`;
  if (entry.kept === false) return "was applied although its user was told that it is not kept";
  return entry.discarded === true ? "was applied although its user has given it up" : null;
}
