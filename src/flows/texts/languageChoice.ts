import { reaction } from "mobx";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { LanguageStore } from "../../stores/languageStore";
import type { SessionStore } from "../../stores/sessionStore";

interface LanguageChoicePorts {
  readonly storage: KeyValueStore;
  /** Of the last choice on this device. */
  readonly languageKey: string;
}

interface LanguageChoiceStores {
  readonly language: LanguageStore;
  readonly session: SessionStore;
}

export interface LanguageChoice {
  /** Takes up what the device remembers; `asked` is the language of the address. */
  readonly restore: (asked: string | null) => Promise<void>;
  readonly choose: (language: string) => Promise<void>;
  /** From then on a choice ends when who made it leaves. */
  readonly start: () => void;
}

/** Keeps on the device which language was chosen last, and whether by who is signed in, or about to be (decision INT-02). */
export function createLanguageChoice(
  { storage, languageKey }: LanguageChoicePorts,
  { language, session }: LanguageChoiceStores,
): LanguageChoice {
  const chosenKey = `${languageKey}.chosen`;
  const forget = async () => {
    language.release();
    await storage.remove(chosenKey);
  };
  return {
    restore: async (asked) => {
      const [lastChoice, isChosen] = await Promise.all([storage.read(languageKey), storage.read(chosenKey)]);
      language.start(asked, typeof lastChoice === "string" ? lastChoice : null, isChosen === true);
      // Before the sign-in the address wins over a choice made earlier.
      if (language.known(asked) !== null && !session.signedIn) await forget();
    },
    choose: async (id) => {
      language.choose(id);
      await Promise.all([storage.write(languageKey, language.current), storage.write(chosenKey, true)]);
    },
    start: () =>
      void reaction(
        () => session.signedIn,
        (signedIn) => {
          if (!signedIn) void forget();
        },
      ),
  };
}
