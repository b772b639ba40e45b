/** Texts by flat key. */
export type Texts = Readonly<Record<string, string>>;

/** The translator behind `t`: texts per language and namespace, a language in use. */
export interface Translator {
  readonly add: (language: string, namespace: string, texts: Texts) => void;
  readonly use: (language: string) => void;
}

/** Generated texts, one file per language and namespace. */
export interface LabelFiles {
  readonly load: (language: string, namespace: string) => Promise<Texts>;
  /** Told when files have changed under a running page (watch mode). */
  readonly onChange: (listener: () => void) => () => void;
}
