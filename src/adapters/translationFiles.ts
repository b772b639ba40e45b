import * as z from "zod/mini";
import { HttpError } from "../ports/http";
import type { TranslationFiles } from "../ports/texts";
import { languageTexts } from "../protocol/calls/translationCalls";

/** The translation loader (CAL-27): the file of a language, at the address of the configuration with that language in it. */
export function createTranslationFiles(fetch: (address: string) => Promise<Response>, address: string): TranslationFiles {
  return {
    load: async (language) => {
      const response = await fetch(address.replace("{lang}", encodeURIComponent(language)));
      if (!response.ok) throw new HttpError(response.status, response.statusText);
      return z.parse(languageTexts, await response.json());
    },
  };
}
