import { guardFrom } from "../../src/domain/registry/guardText";
import type { Say } from "../messages/say";

/** Who may pass, from the text of generated files. */
export function accessWords(text: string, say: Say): string {
  const { public: open, clauses, applications, multiHerd, multiFirst, workshop } = guardFrom(text);
  if (open) return say("access.public");
  const grants = clauses.map((names) => (names.length === 0 ? say("access.nobody") : names.join(say("or"))));
  const conditions = [
    ...(grants.length === 0 ? [say("access.signedIn")] : grants),
    ...(multiHerd ? [say("access.multi")] : []),
    ...(multiFirst ? [say("access.multiFirst")] : []),
    ...(workshop === null ? [] : [say("access.workshop", { value: workshop })]),
    ...applications.map((value) => say("access.code", { value })),
  ];
  return conditions.join(say("and"));
}
