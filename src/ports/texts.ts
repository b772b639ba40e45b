/** Texts by flat key. */
export type Texts = Readonly<Record<string, string>>;

/** Namespace of the texts a server puts over those of the product. */
export const SERVER_TEXTS = "server";

/** The translator behind `t`: texts per language and namespace, a language in use. */
export interface Translator {
  readonly add: (language: string, namespace: string, texts: Texts) => void;
  readonly use: (language: string) => void;
}

/** Generated texts, one file per language and namespace. */
export interface LabelFiles {
  readonly load: (language: string, namespace: string) => Promise<Texts>;
  /** Called when files have changed under a running page (watch mode). */
  readonly onChange: (listener: () => void) => () => void;
}

/** The translation files of the server, one a language (INT-09). */
export interface TranslationFiles {
  readonly load: (language: string) => Promise<Texts>;
}
