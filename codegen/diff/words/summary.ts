import type { Diff } from "../diff";
import { isLoss, isSome, type PersonaChange } from "../personaChanges";
import { namesOf, type Wording } from "./reachWords";

const CHANGES = ["same", "widened", "narrowed", "changed"] as const;

/** Who gains and who loses among the personas, and what became of each access for all users: a line each. */
export function summaryLines(result: Diff, wording: Wording): readonly string[] {
  const { effects, personas } = result;
  if (effects.length === 0) return [];
  const { say } = wording;
  const [gaining, losing] = [personas.filter(({ gained }) => isSome(gained)), personas.filter((one) => isLoss([one]))];
  const gains = { count: gaining.length, all: personas.length };
  const loses = { count: losing.length, names: namesOf(losing, wording) };
  const parts = [
    ...(gaining.length === 0 ? [] : [say(gaining.length === 1 ? "summary-gains" : "summary-gain", gains)]),
    ...(losing.length === 0 ? [] : [say(losing.length === 1 ? "summary-loses" : "summary-lose", loses)]),
  ];
  return [parts.length === 0 ? say("summary-nobody") : parts.join(" "), allUsers(result, wording)];
}

/** How many tiles and pages are open to the same users as before, to more, to fewer, to others. */
export function allUsers({ routes, tiles }: Diff, { say }: Wording): string {
  const [same = 0, widened = 0, narrowed = 0, changed = 0] = CHANGES.map(
    (change) => [...routes, ...tiles].filter((one) => one.change === change).length,
  );
  return say("summary-all", { same, widened, narrowed, changed });
}

/** Personas that gain or lose, who loses most first. */
export function metPersonas({ personas }: Diff): readonly PersonaChange[] {
  return personas
    .filter(({ gained, lost, home }) => isSome(gained) || isSome(lost) || home !== null)
    .sort((one, other) => weight(other.lost) - weight(one.lost) || weight(other.gained) - weight(one.gained));
}

function weight({ tiles, routes }: PersonaChange["gained"]): number {
  return tiles.length + routes.length;
}
