import { headline } from "../diff/words/effectHeadline";
import { sayIn } from "../messages/say";
import type { RegistryFiles } from "../read/registryFiles";
import { ACCEPTED, nameInGit, SHORTEST_REASON, withYes } from "../workbench/accept";
import { studioText } from "./answerTexts";
import type { Folder, Loaded } from "./openFolder";
import { FRENCH } from "./personaViews";
import { type Committed, comparedToCommitted } from "./reviewView";

/** The files with a yes to one effect of what is not committed yet; a sentence where none can be given. */
export function acceptedFiles(
  folder: Folder,
  loaded: Loaded,
  committed: Committed | string,
  { id, why }: { readonly id: string; readonly why: string },
  today: string,
): { readonly files: RegistryFiles; readonly what: string } | string {
  const say = sayIn(FRENCH);
  if (why.trim().length < SHORTEST_REASON) return studioText("yes-short", { least: SHORTEST_REASON });
  const comparison = comparedToCommitted(loaded, committed, today);
  if (comparison === null) return studioText("not-comparable", {});
  const effect = comparison.result.effects.find((one) => one.id === id && one.answer !== "none" && one.accepted === null);
  if (effect === undefined) return studioText("yes-gone", {});
  if (effect.answer === "impossible") return say("accept-impossible");
  const by = nameInGit(folder.project);
  if (by === "") return studioText("yes-who", {});
  const { files } = loaded;
  const what = headline(effect, comparison.wording);
  return { files: new Map([...files, [ACCEPTED, withYes(files.get(ACCEPTED), { id, what, why: why.trim(), by, on: today })]]), what };
}
