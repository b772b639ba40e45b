import { guardText } from "../../src/domain/registry/guardText";
import type { Say } from "../messages/say";
import { SIGNED_IN } from "../tables/guardOf";
import { accessWords, userWords } from "./accessWords";
import type { Effect } from "./effect";
import type { Side } from "./side";

/** Whom it is about where no persona is; null: it changes nothing in who may do what, or says so itself. */
export function concernedBy(effect: Effect, base: Side, head: Side, say: Say): string | null {
  const { kind, after, witness } = effect;
  const [subject = ""] = effect.subjects;
  const users = [witness.gains, witness.loses].flatMap((user) => (user ? [userWords(user, say)] : []));
  if (users.length > 0) return users.join(" · ");
  const ofRoute = ({ tables }: Side) => guardText(tables.guards[tables.routes[subject]?.guard ?? -1] ?? SIGNED_IN);
  if (kind === "route-added" || kind === "any-account" || kind === "public") return accessWords(after ?? "", head, say);
  if (kind === "removed") return accessWords(ofRoute(base), base, say);
  if (subject === "settings access.everybody") return say("user-anybody");
  const asked = kind === "held-at-once" ? [after] : grantsIn(effect, base);
  if (asked.length > 0) return say("user-holds", { rights: asked.flatMap((one) => one ?? []).join(say("or")) });
  if (kind !== "tile-added" && kind !== "tile-removed" && kind !== "tile-target") return null;
  const side = kind === "tile-removed" ? base : head;
  const { tables } = side;
  const target = tables.sections.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles)).find(({ id }) => id === subject)?.target;
  const guards = target?.kind === "route" ? target.targets.map(({ guard }) => guard) : target?.kind === "link" ? [target.guard] : [];
  return guards.length === 0
    ? null
    : guards.map((guard) => accessWords(guardText(tables.guards[guard] ?? SIGNED_IN), side, say)).join(say("or"));
}

/** What is asked for: by the shell itself, by a sign-in, and what opens everything. */
function grantsIn({ kind, subjects: [subject = ""], before, after }: Effect, { tables }: Side): readonly (string | null)[] {
  if (subject === "settings access.allOpensEverything") return [tables.access.everybody];
  return kind === "rules" || (kind === "sign-in" && subject.endsWith(".grant")) ? [before, after] : [];
}
