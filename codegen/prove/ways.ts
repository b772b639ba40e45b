import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables } from "../../src/domain/registry/tables";
import type { UserFile } from "../viewer/userFile";
import { type Anybody, HOME_HREF } from "./anybody";
import { type Claim, isFailure, isOfOther, type Opening } from "./claim";
import type { Condition } from "./condition";
import { follow, type Step } from "./follow";

/** What a failure goes through on its way, when that is something that can be mended there. */
export interface Through {
  readonly kind: "tile" | "home" | "tab";
  readonly subject: string;
}

/** One way to fail, and of whom it is true. */
export interface Way {
  readonly when: Condition;
  readonly steps: readonly Step[];
  readonly opening: Opening;
  /** The guard that refuses at the end, or null for another end. */
  readonly guard: Guard | null;
  /** What a user file holds for it beside rights. */
  readonly user: UserFile;
  readonly through: Through | null;
}

/** All ways to fail; `homes`: those that go on with the home screen, whichever that is. */
export interface Ways {
  readonly failures: readonly Way[];
  readonly homes: readonly Way[];
  /** There are more answers than were looked at. */
  readonly more: boolean;
}

const MOST_ANSWERS = 5_000;
/** Nobody is led astray. */
export const NO_WAYS: Ways = { failures: [], homes: [], more: false };

/** Follows what is offered through the resolver of anybody. */
export function waysOf({ open, isShown }: Pick<Claim, "open" | "isShown">, anybody: Anybody, tables: RegistryTables): Ways {
  const found: { failures: Way[]; homes: Way[] } = { failures: [], homes: [] };
  let count = 0;
  const answers = anybody.answers((resolver) => {
    const opening = open(resolver);
    if (opening === null) return null;
    const steps = opening.href === null ? [] : follow(resolver, opening.href);
    return isFailure(steps, opening, tables) && isShown?.(resolver) !== false ? { opening, steps } : null;
  });
  for (const { answer, when } of answers) {
    if (++count > MOST_ANSWERS) return { ...found, more: true };
    if (answer === null) continue;
    const { opening, steps } = answer;
    const last = steps.at(-1);
    const record = last?.ends === "refused" && last.route !== null ? tables.routes[last.route] : undefined;
    const way: Way = { ...answer, when: when(), guard: (record && tables.guards[record.guard]) ?? null, user: {}, through: null };
    if (last?.href !== HOME_HREF) found.failures.push(way);
    else {
      found.homes.push(way);
      // Whatever the home screen is.
      if (isOfOther(steps, opening, tables)) found.failures.push({ ...way, steps: steps.slice(0, -1) });
    }
  }
  return found.failures.length + found.homes.length === 0 ? NO_WAYS : { ...found, more: false };
}
