import { expect, test } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../generated/languages";
import { readProfile } from "../../src/domain/session/profile";
import { LanguageStore } from "../../src/stores/languageStore";

test.each([
  ["de", "de"],
  ["mr", "de"],
  ["", "fr"],
  ["xx", "fr"],
  ["../../x", "fr"],
])("trans %j of the user means the language %s, French when it is missing or unknown [ENT-08] [CON-32]", (trans, language) => {
  const store = new LanguageStore(LANGUAGES, DEFAULT_LANGUAGE, { effective: readProfile(trans === "" ? {} : { trans }) });
  expect(store.current).toBe(language);
});
