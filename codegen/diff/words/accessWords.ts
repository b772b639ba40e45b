import { guardFrom } from "../../../src/domain/registry/guardText";
import type { Say } from "../../messages/say";
import type { UserFile } from "../../viewer/userFile";
import type { Side } from "../side";

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

/** A user file in words: what its owner holds, and what is taken back from it. */
export function userWords(user: UserFile, say: Say): string {
  if (user.email === "") return say("user-nobody");
  const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);
  const held = [...listed(user.droits), ...listed(user.grants).map((value) => say("access.code", { value }))];
  const who = held.length === 0 ? say("user-anybody") : say("user-holds", { rights: held.join(say("and")) });
  const zeros = Object.keys(levelsOf(user.rules));
  return zeros.length === 0 ? who : `${who}, ${say("user-zero", { rights: zeros.join(say("and")) })}`;
}

function levelsOf(rules: unknown): object {
  const fields: { authorizes?: unknown } = typeof rules === "object" && rules !== null ? rules : {};
  return typeof fields.authorizes === "object" && fields.authorizes !== null ? fields.authorizes : {};
}
