import type { Language } from "../messages/language";
import { repeat, type Say } from "../messages/say";
import { whoWords } from "../messages/whoWords";
import { ENVIRONMENTS } from "../viewer/environments";
import type { Cause } from "./causes";

type Named = Cause["fails"][number];

/** Names shown of a long list; machines get all. */
const MOST_NAMES = 8;

/** What fails for one cause; of a long list the first names, or as many as is said. */
export function causeTitle({ fails }: Cause, say: Say, most = MOST_NAMES): string {
  const names = fails.map((one) => nameOf(one, say));
  return shortList(names, say, most);
}

/** Who is led where, and why it fails; then what else fails because of it. */
export function causeReasons(
  { related, way, because, user, environments, byLevelZero }: Cause,
  say: Say,
  language: Language,
  most = MOST_NAMES,
): readonly string[] {
  const who = whoWords(user, language);
  const why = repeat(because, language);
  const others = related.map((one) => nameOf(one, say));
  return [
    way.length === 0 ? say("cause-nowhere", { who, why }) : say("cause-leads", { who, way: way.join(" → "), why }),
    ...(environments.length === ENVIRONMENTS.length
      ? []
      : [say("cause-only", { names: environments.map((one) => say(`in.${one}`)).join(", ") })]),
    ...(byLevelZero ? [say("cause-level-zero")] : []),
    ...(others.length === 0 ? [] : [say("cause-related", { names: shortList(others, say, most) })]),
  ];
}

export function nameOf({ kind, subject, object }: Named, say: Say): string {
  const [what = "tile"] = kind.split("-");
  const name = say("entry", { what: say(`entry.${isEntry(what) ? what : "tile"}`), subject });
  return object === null || kind === "home-opens-route" ? name : `${name} → ${object}`;
}

const ENTRIES = ["tile", "link", "home", "tab", "section", "dashboard", "shortcut", "setting", "action", "news"] as const;

function isEntry(word: string): word is (typeof ENTRIES)[number] {
  return ENTRIES.some((one) => one === word);
}

export function shortList(list: readonly string[], say: Say, most = MOST_NAMES): string {
  const more = list.length - most;
  return more > 0 ? say("and-more", { names: list.slice(0, most).join(", "), more }) : list.join(", ");
}
