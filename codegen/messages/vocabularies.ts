/** What the names of the registry stand for: in English, in French after « il n'existe pas », where they are declared, and the key of their texts. */
export const VOCABULARY_WORDS = {
  "account-level": { en: "account level", fr: "de niveau de compte", where: "entities.yaml (connectedAs:)" },
  application: { en: "application", fr: "d'application", where: "applications/", text: "app" },
  code: { en: "application code", fr: "de code d'application", where: "applications/ (code:)" },
  context: { en: "herd context", fr: "de contexte d'élevage", where: "workshops.yaml (contexts:)", text: "context" },
  domain: { en: "domain", fr: "de domaine", where: "domains.yaml", text: "domain" },
  figure: { en: "number for a tile", fr: "de chiffre de tuile", where: "labels/ (palette: tiles: figures:)" },
  "frame-origin": { en: "origin of frames", fr: "d'origine de cadres", where: "settings/ (frames: origins:)" },
  grant: { en: "grant", fr: "de droit", where: "grants/", text: "grant" },
  home: { en: "home screen", fr: "d'accueil", where: "homes.yaml (values:)" },
  icon: { en: "icon", fr: "d'icône", where: "icons.yaml, https://tabler.io/icons" },
  language: { en: "language", fr: "de langue", where: "languages.yaml" },
  list: { en: "list", fr: "de liste", where: "suppliers.yaml, milkProviders.yaml" },
  logo: { en: "logo", fr: "de logo", where: "src/views/publicPages/logos/" },
  origin: { en: "origin of users", fr: "d'origine d'utilisateurs", where: "entities.yaml (origins:)" },
  page: { en: "page of a list", fr: "de page d'une liste", where: "suppliers.yaml, milkProviders.yaml (pages:)" },
  param: { en: "parameter of addresses", fr: "de paramètre d'adresse", where: "params.yaml", text: "param" },
  picture: { en: "picture", fr: "d'image", where: "public/" },
  right: { en: "grant", fr: "de droit", where: "grants/", text: "grant" },
  route: { en: "route", fr: "de route", where: "applications/ (routes:)", text: "route" },
  section: { en: "section of the menu", fr: "de section du menu", where: "menus/", text: "section" },
  shown: { en: "route, tile or section", fr: "de route, de tuile ni de rubrique", where: "applications/ (routes:), menus/" },
  workshop: { en: "workshop", fr: "d'atelier", where: "workshops.yaml (value:)", text: "shop" },
} as const;

/** What fields refer to by name. */
export type Referred = keyof typeof VOCABULARY_WORDS;
export type UnknownCode = `unknown-${Referred}`;

export function isReferred(vocabulary: string): vocabulary is Referred {
  return Object.hasOwn(VOCABULARY_WORDS, vocabulary);
}

/** Code of the finding about a name that nothing declares; a right is a grant, or what gives several. */
export function unknownCode(vocabulary: Referred): UnknownCode {
  return vocabulary === "right" ? "unknown-grant" : `unknown-${vocabulary}`;
}
