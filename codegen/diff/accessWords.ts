import { guardFrom } from "../../src/domain/registry/guardText";
import type { Say } from "../messages/say";
import type { Side } from "./side";

/** Who may pass, from the text of generated files; what everybody holds asks for nothing but a sign-in. */
export function accessWords(text: string, { tables }: Side, say: Say): string {
  const { public: open, clauses, applications, multiHerd, multiFirst, workshop } = guardFrom(text);
  if (open) return say("access.public");
  const asked = clauses.filter((names) => !names.includes(tables.access.everybody));
  const grants = asked.map((names) => (names.length === 0 ? say("access.nobody") : names.join(say("or"))));
  const conditions = [
    ...(grants.length === 0 ? [say("access.signedIn")] : grants),
    ...(multiHerd ? [say("access.multi")] : []),
    ...(multiFirst ? [say("access.multiFirst")] : []),
    ...(workshop === null ? [] : [say("access.workshop", { value: workshop })]),
    ...applications.map((value) => say("access.code", { value })),
  ];
  return conditions.join(say("and"));
}
