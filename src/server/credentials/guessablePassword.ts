import { dictionary } from "@zxcvbn-ts/language-common";
import type { UserProfile } from "../../domain/session/profile";

const HOW_MANY = 1000;

interface Owner extends Pick<UserProfile, "nom" | "prenom"> {
  readonly id: string;
  readonly email: string;
}

/** The commonest passwords that are long enough to be chosen, the commonest first in the list. */
export function createCommonPasswords(minimum: number): ReadonlySet<string> {
  const common = dictionary["passwords-common"].filter((password) => password.length >= minimum);
  return new Set(common.slice(0, HOW_MANY));
}

/** Whether a password is one of the commonest, whatever its capitals, the width of its letters and the blanks in it; or nothing but blanks, seen or not. */
export function isCommon(password: string, common: ReadonlySet<string>): boolean {
  const bare = password
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Format}]/gu, "");
  return bare === "" || common.has(bare);
}

/** Whether a password is only a name or the address of its owner, whatever its capitals, accents and signs, perhaps with digits around it. */
export function isOwnName(password: string, { id, email, nom, prenom }: Owner): boolean {
  const [mailbox = ""] = email.split("@");
  const names = [id, email, mailbox, nom, prenom, nom + prenom, prenom + nom];
  const bare = bareOf(password);
  const word = bare.replace(/^\d+|\d+$/g, "");
  return names.map(bareOf).some((name) => name !== "" && (name === bare || name === word));
}

function bareOf(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{Letter}\d]/gu, "");
}
