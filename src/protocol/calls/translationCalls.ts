import * as z from "zod/mini";
import { profile } from "../account/profile";
import { anyAnswer, contract, noBody } from "./contract";

/** The texts of one language: flat key, then text. */
export const languageTexts = z.record(z.string(), z.string());

/** Server translations: language, then its texts. */
export const serverTranslations = z.record(z.string(), languageTexts);

export type ServerTranslations = z.output<typeof serverTranslations>;

/** The two calls of the translation service (section 7.2). */
export const TRANSLATION_CALLS = {
  translationLogin: contract({ caller: "herd", params: [], request: profile, answer: anyAnswer }),
  translationAll: contract({ caller: "herd", params: [], request: noBody, answer: serverTranslations }),
} as const;
