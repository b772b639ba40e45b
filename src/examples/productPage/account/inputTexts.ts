import type { I18nTranslator } from "../../../adapters/translator";
import type { Texts } from "../../../ports/texts";

const FOLDER = "../../../../generated/labels";
const NAMESPACES = ["welcome", "account", "pages"];

/** The texts of the inputs are those of the shell. */
const LABELS = import.meta.glob<Texts>("../../../../generated/labels/*/{welcome,account,pages}.ts", { import: "LABELS" });

export async function addTexts(translator: I18nTranslator, language: string): Promise<void> {
  for (const namespace of NAMESPACES) {
    const texts = await LABELS[`${FOLDER}/${language}/${namespace}.ts`]?.();
    if (texts !== undefined) translator.add(language, namespace, texts);
  }
  translator.use(language);
}
