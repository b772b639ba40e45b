import { welcomeText } from "../../../generated/text/welcome";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { NoticeStore } from "../../stores/noticeStore";

/** Why somebody was logged out, said on the login page (OUT-04). */
export interface Farewell {
  readonly say: (context: string) => void;
  /** Says it once the page has been loaded anew. */
  readonly keep: (context: string) => Promise<void>;
  readonly sayKept: () => Promise<void>;
}

/** Label keys of a context, in order: any name the texts hold lines of; another one has none (decision OUT-05). */
export function farewellLines(context: string): readonly string[] {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = welcomeText.logout;
  const lines = Object.hasOwn(texts, context) ? Object.entries(texts[context] ?? {}) : [];
  return lines
    .filter(([name]) => /^line\d+$/.test(name))
    .sort(([one], [other]) => Number(one.slice(4)) - Number(other.slice(4)))
    .map(([, key]) => key);
}

export function createFarewell(
  { storage, key }: { readonly storage: KeyValueStore; readonly key: string },
  notices: NoticeStore,
): Farewell {
  const say = (context: string) => {
    const lines = farewellLines(context);
    if (lines.length > 0) notices.show({ kind: "info", lines });
  };
  return {
    say,
    keep: (context) => storage.write(key, context),
    sayKept: async () => {
      const context = await storage.read(key);
      if (typeof context !== "string") return;
      await storage.remove(key);
      say(context);
    },
  };
}
