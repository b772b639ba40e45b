import { makeAutoObservable } from "mobx";
import { type FindText, type TextValues, translate } from "../domain/texts/translate";

type Texts = Readonly<Record<string, string>>;

/** Texts of the server come before those of the product; no two of the others share a key. */
const ORDER = ["server", "welcome", "shell", "routes", "catalogue"] as const;

export type Translate = (key: string, values?: TextValues) => string;

/** The texts that are loaded, and what a key means in the language in use; the default language stands under every other. */
export class TextStore {
  language: string;
  /** Grows when texts arrive; the texts themselves are looked at by reference. */
  private revision = 0;
  private readonly tables = new Map<string, Texts>();
  private readonly byDefault: string;

  constructor(byDefault: string) {
    this.language = byDefault;
    this.byDefault = byDefault;
    makeAutoObservable<this, "tables" | "byDefault">(this, { tables: false, byDefault: false });
  }

  /** A new function whenever a text may have changed, so that whoever shows one is drawn again. */
  get t(): Translate {
    const { find, language } = this;
    return (key, values) => translate(find, language, key, values);
  }
  get find(): FindText {
    const tables = this.revision >= 0 ? this.inOrder(this.language) : [];
    return (key) => tables.find((texts) => Object.hasOwn(texts, key))?.[key];
  }

  add(language: string, namespace: string, texts: Texts): void {
    this.tables.set(`${language}/${namespace}`, texts);
    this.revision += 1;
  }
  use(language: string): void {
    this.language = language;
  }

  private inOrder(language: string): readonly Texts[] {
    const files = [language, this.byDefault].flatMap((id) => ORDER.map((namespace) => `${id}/${namespace}`));
    return files.map((file) => this.tables.get(file)).filter((texts) => texts !== undefined);
  }
}
