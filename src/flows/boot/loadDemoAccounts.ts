import { autorun } from "mobx";
import type { DemoAccounts } from "../../ports/demoAccounts";
import type { Log } from "../../ports/log";
import type { DemoStore } from "../../stores/demoStore";
import type { LanguageStore } from "../../stores/languageStore";
import type { SessionStore } from "../../stores/sessionStore";

interface DemoStores {
  readonly demo: DemoStore;
  readonly language: Pick<LanguageStore, "current">;
  readonly session: Pick<SessionStore, "signedIn">;
}

/** In the demo environment whoever is not signed in may choose among accounts, named in the language of the page. */
export function startLoadDemoAccounts(
  { accounts, log }: { readonly accounts: DemoAccounts; readonly log: Log },
  { demo, language, session }: DemoStores,
): void {
  autorun(() => {
    const id = language.current;
    if (!demo.on || session.signedIn) return;
    accounts
      .list(id)
      .then((listed) => id === language.current && demo.setAccounts(listed))
      .catch((error: unknown) => log.warn("demo accounts", error));
  });
}
