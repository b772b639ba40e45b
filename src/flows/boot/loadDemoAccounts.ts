import { reaction } from "mobx";
import type { DemoAccounts } from "../../ports/demoAccounts";
import type { Log } from "../../ports/log";
import type { DemoStore } from "../../stores/demoStore";
import type { LanguageStore } from "../../stores/languageStore";

/** In the demo environment the accounts are named in the language of the page. */
export function startLoadDemoAccounts(
  { accounts, log }: { readonly accounts: DemoAccounts; readonly log: Log },
  { demo, language }: { readonly demo: DemoStore; readonly language: LanguageStore },
): { readonly stop: () => void } {
  if (!demo.on) return { stop: () => {} };
  const stop = reaction(
    () => language.current,
    (id) => {
      accounts
        .list(id)
        .then((listed) => id === language.current && demo.setAccounts(listed))
        .catch((error: unknown) => log.warn("demo accounts", error));
    },
    { fireImmediately: true },
  );
  return { stop };
}
