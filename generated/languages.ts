// Generated from registry/languages.yaml : edit the registry, then run npm run registry -- generate.
import type { Languages } from "./documents";

export type LanguageId =
  | "de"
  | "en"
  | "es"
  | "fr"
  | "it";

export const LANGUAGES: readonly Readonly<Required<Languages["languages"][number]> & { id: LanguageId }>[] = [
  { id: "fr", name: "Français", country: "FR", locale: "fr-FR", aliases: [] },
  { id: "de", name: "Deutsch", country: "DE", locale: "de-DE", aliases: ["mr"] },
  { id: "en", name: "English", country: "EN", locale: "en-GB", aliases: [] },
  { id: "es", name: "Español", country: "ES", locale: "es-ES", aliases: [] },
  { id: "it", name: "Italiano", country: "IT", locale: "it-IT", aliases: [] },
];

export const DEFAULT_LANGUAGE: LanguageId = "fr";
