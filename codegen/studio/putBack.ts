import { inWords } from "../diagnostic/diagnostic";
import { headline } from "../diff/words/headline";
import type { RegistryFiles } from "../read/registryFiles";
import { studioText } from "./answerTexts";
import { compared } from "./changeView";
import { newFindings } from "./newFindings";
import type { Folder, Loaded } from "./openFolder";
import { ownPatch, withOwnLinesBack } from "./ownLines";
import { FRENCH } from "./personaViews";
import type { Committed } from "./reviewView";

/** The files with the lines of one effect as they are committed; a sentence where that alone would leave a mistake. */
export function putBackFiles(
  folder: Folder,
  { files, findings, shown, isComparable }: Loaded,
  committed: Committed | string,
  id: string,
  today: string,
): { readonly files: RegistryFiles; readonly what: string } | string {
  if (typeof committed === "string" || committed.side === null || shown === null || !isComparable) return studioText("not-comparable", {});
  const { result, wording } = compared(committed.side, shown.side, today);
  const effect = result.effects.find((one) => one.id === id);
  const place = effect?.place ?? null;
  if (effect === undefined || place === null || ownPatch(committed.files, files, place) === null) return studioText("back-gone", {});
  const back = withOwnLinesBack(committed.files, files, place);
  const wrong = newFindings(findings, folder.checked(back).findings).find(({ severity }) => severity === "error");
  if (wrong !== undefined) return studioText("back-alone", { place: `${wrong.file}:${wrong.line}`, what: inWords(wrong, FRENCH).message });
  return { files: back, what: headline(effect, wording) };
}
