import { reaction } from "mobx";
import { STORAGE } from "../../../generated/settings";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { HerdChoiceStore } from "../../stores/herdChoiceStore";

/** Key in the storage of the tab. */
export const HERD_TOKENS_KEY = `${STORAGE.sessionKey}.herdTokens`;

/** Keeps the tokens of a sign-in that returned several, in this tab and until the logout: a reload leaves the choice of the herd. */
export async function startPersistHerdTokens(tabStorage: KeyValueStore, choice: HerdChoiceStore): Promise<void> {
  const kept = await tabStorage.read(HERD_TOKENS_KEY);
  if (choice.tokens.length === 0 && Array.isArray(kept)) choice.setTokens(kept.filter((token) => typeof token === "string"));
  reaction(
    () => choice.tokens,
    (tokens) => void (tokens.length === 0 ? tabStorage.remove(HERD_TOKENS_KEY) : tabStorage.write(HERD_TOKENS_KEY, tokens)),
    { fireImmediately: true },
  );
}
