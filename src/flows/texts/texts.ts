import { reaction } from "mobx";
import type { Log } from "../../ports/log";
import type { Page } from "../../ports/page";
import type { LabelFiles, Translator } from "../../ports/texts";
import type { LanguageStore } from "../../stores/languageStore";

export type Namespace = "welcome" | "account" | "shell" | "pages" | "herds" | "palette" | "purposes";

interface TextsPorts {
  readonly files: LabelFiles;
  readonly translator: Translator;
  readonly page: Page;
  readonly log: Log;
}

export interface TextsFlow {
  /** Loads the texts of some pages in the language in use, and from then on in every language that is chosen. */
  readonly need: (...namespaces: readonly Namespace[]) => Promise<void>;
  readonly start: () => void;
}

/** Keeps the texts on the page in the language in use; each is loaded when it is first needed. */
export function createTexts(ports: TextsPorts, language: LanguageStore): TextsFlow {
  const needed = new Set<Namespace>();
  let loaded = new Set<string>();

  const load = async (id: string, namespace: Namespace) => {
    const file = `${id}/${namespace}`;
    const version = loaded;
    if (version.has(file)) return;
    const texts = await ports.files.load(id, namespace);
    // A file that has changed while this one was on its way is read by the flow that reported the change.
    if (version !== loaded) return;
    ports.translator.add(id, namespace, texts);
    loaded.add(file);
  };
  const show = async (namespaces: Iterable<Namespace>) => {
    const id = language.current;
    await Promise.all([...namespaces].map((namespace) => load(id, namespace)));
    // The user may have chosen another one while these were loading.
    if (id !== language.current) return;
    ports.translator.use(id);
    ports.page.setLanguage(language.record?.locale ?? id);
  };
  const showLogged = () => void show(needed).catch((error: unknown) => ports.log.warn("texts", error));

  return {
    need: async (...namespaces) => {
      for (const namespace of namespaces) needed.add(namespace);
      // Not all that are needed: those of another page may be lost on the way.
      await show(namespaces);
    },
    start: () => {
      ports.files.onChange(() => {
        loaded = new Set();
        showLogged();
      });
      reaction(() => language.current, showLogged);
    },
  };
}
