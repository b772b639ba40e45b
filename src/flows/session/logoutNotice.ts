import { welcomeText } from "../../../generated/text/welcome";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { NoticeStore } from "../../stores/noticeStore";

type Context = keyof typeof welcomeText.logout;

/** The contexts the shell itself logs out with; the texts may hold more. */
export const EXPIRED: Context = "expired";
export const UPDATE: Context = "update";

/** Why a user was logged out, shown on the login page (OUT-04). */
export interface LogoutNotice {
  readonly show: (context: string) => void;
  /** Says it once the page has been loaded anew. */
  readonly storeForReload: (context: string) => Promise<unknown>;
  readonly showStored: () => Promise<void>;
}

/** Label keys of a context, in order: any name the texts hold lines of; another one has none (decision OUT-05). */
export function logoutLines(context: string): readonly string[] {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = welcomeText.logout;
  const lines = Object.hasOwn(texts, context) ? Object.entries(texts[context] ?? {}) : [];
  return lines
    .filter(([name]) => /^line\d+$/.test(name))
    .sort(([one], [other]) => Number(one.slice(4)) - Number(other.slice(4)))
    .map(([, key]) => key);
}

export function createLogoutNotice(
  { storage, key }: { readonly storage: KeyValueStore; readonly key: string },
  notices: NoticeStore,
): LogoutNotice {
  const show = (context: string) => {
    const lines = logoutLines(context);
    if (lines.length > 0) notices.show({ kind: "info", lines });
  };
  return {
    show,
    storeForReload: (context) => storage.write(key, context),
    showStored: async () => {
      const context = await storage.read(key);
      if (typeof context !== "string") return;
      await storage.remove(key);
      show(context);
    },
  };
}
