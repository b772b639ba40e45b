import { inWords } from "../diagnostic/diagnostic";
import { headline } from "../diff/words/effectHeadline";
import type { RegistryFiles } from "../read/registryFiles";
import { studioText } from "./answerTexts";
import { newFindings } from "./newFindings";
import type { Folder, Loaded } from "./openFolder";
import { withOwnLinesBack } from "./ownLines";
import { FRENCH } from "./personaViews";
import { type Committed, comparedToCommitted } from "./reviewView";

/** The files with the lines of one effect as they are committed; a sentence where that alone would leave a mistake. */
export function backToCommitted(
  folder: Folder,
  loaded: Loaded,
  committed: Committed | string,
  id: string,
  today: string,
): { readonly files: RegistryFiles; readonly what: string } | string {
  const comparison = comparedToCommitted(loaded, committed, today);
  if (comparison === null) return studioText("not-comparable", {});
  const effect = comparison.result.effects.find((one) => one.id === id);
  const back = effect ? withOwnLinesBack(comparison.before, loaded.files, effect) : null;
  if (effect === undefined || back === null) return studioText("back-gone", {});
  const wrong = newFindings(loaded.findings, folder.checked(back).findings).find(({ severity }) => severity === "error");
  if (wrong !== undefined) return studioText("back-alone", { place: `${wrong.file}:${wrong.line}`, what: inWords(wrong, FRENCH).message });
  return { files: back, what: headline(effect, comparison.wording) };
}
