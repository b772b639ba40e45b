import { guardFrom } from "../../src/domain/registry/guardText";
import type { Say } from "../messages/say";
import type { Side } from "./side";

/** Who may pass, from the text of generated files; what everybody holds asks for nothing but a sign-in. */
export function accessWords(text: string, { tables }: Side, say: Say): string {
  const { public: open, clauses, applications, multiHerd, multiFirst, workshop } = guardFrom(text);
  if (open) return say("access.public");
  const asked = clauses.filter((names) => !names.includes(tables.access.everybody));
  const others = [
    ...(multiHerd ? [say("access.multi")] : []),
    ...(multiFirst ? [say("access.multiFirst")] : []),
    ...(workshop === null ? [] : [say("access.workshop", { value: workshop })]),
    ...applications.map((value) => say("access.code", { value })),
  ];
  const isAlone = others.length === 0 && asked.length === 1;
  const either = (names: readonly string[]) => (isAlone || names.length === 1 ? names.join(say("or")) : `(${names.join(say("or"))})`);
  const grants = asked.map((names) => (names.length === 0 ? say("access.nobody") : either(names)));
  return [...(grants.length === 0 ? [say("access.signedIn")] : grants), ...others].join(say("and"));
}
