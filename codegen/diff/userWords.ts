import type { Say } from "../messages/say";
import type { UserFile } from "../viewer/userFile";

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
