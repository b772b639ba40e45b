import { STORAGE } from "../../generated/settings";

/** A piece of a page as it can be kept: a text, or an element with its attributes and what is in it. */
export type Drawn = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...inside: Drawn[]];

/** The menus as somebody last saw them, drawn again before the shell has come. */
export interface Look {
  /** Address of the shell they were drawn by: another build names its styles otherwise. */
  readonly build: string;
  /** Id of who saw them. */
  readonly owner: string;
  /** Which of the two layouts. */
  readonly wide: boolean;
  /** Addresses of the style sheets it takes. */
  readonly styles: readonly string[];
  readonly drawn: Drawn;
  /** What stands in the page itself until that has come, by path: at home, and where they were last. */
  readonly pages: Readonly<Record<string, Drawn>>;
}

export const LOOK_KEY = `${STORAGE.sessionKey}.look`;

/** Address of the script that is the shell, which tells one build from another; none in watch mode. */
export function shellAddress(page: Document): string {
  return page.querySelector<HTMLLinkElement>("link[data-shell]")?.href ?? "";
}
