import type { Entry } from "../answer/explanation";
import { tileEntry } from "../answer/menuEntries";
import { type Diagnostic, inWords } from "../diagnostic/diagnostic";
import { changedNames } from "../edit/writeStep";
import { partlyWords, whoHas } from "../explain/whoHas";
import { sayIn } from "../messages/say";
import type { RegistryFiles } from "../read/registryFiles";
import { herdAskers } from "../snapshot/herdKinds";
import type { Registry } from "../viewer/registry";
import { brokenText } from "./answerTexts";
import { compared, type EffectView, effectViews, type FilePatch, type PersonaRow, patchesOf, personaRows, weight } from "./changeView";
import { newFindings } from "./newFindings";
import type { Folder, Loaded } from "./openFolder";
import { FRENCH, type Named, personaViews } from "./personaViews";
import { plannedFiles } from "./plannedFiles";
import type { Edit } from "./requests";

/** What a step would write and do; nothing is written. */
export interface PreviewView {
  /** Why it cannot be taken; null: it can. */
  readonly refused: string | null;
  readonly isConflict: boolean;
  /** Findings that are not there without it. */
  readonly findings: readonly Diagnostic[];
  readonly patches: readonly FilePatch[];
  readonly effects: readonly EffectView[];
  /** Personas that gain or lose something. */
  readonly personas: readonly PersonaRow[];
  /** Who will see the tile, online; in which herds, where that is not in all. */
  readonly seenBy: readonly Named[];
}

const NOTHING: PreviewView = { refused: null, isConflict: false, findings: [], patches: [], effects: [], personas: [], seenBy: [] };

export interface Draft {
  readonly view: PreviewView;
  /** The files after the step; null when it must not be written. */
  readonly files: RegistryFiles | null;
}

export function draftOf(folder: Folder, loaded: Loaded, edit: Edit, today: string): Draft {
  const refused = { view: { ...NOTHING, refused: brokenText(loaded) }, files: null };
  if (loaded.base === null) return refused;
  const { files, side, findings } = loaded.base;
  const planned = plannedFiles(files, side.model, edit);
  if ("refused" in planned) return { view: { ...NOTHING, ...planned }, files: null };
  if (changedNames(files, planned.files).some((file) => loaded.broken.includes(file))) return refused;
  const head = folder.checked(planned.files);
  const news = newFindings(findings, head.findings).map((one) => inWords(one, FRENCH));
  const view = { ...NOTHING, findings: news, patches: patchesOf(files, planned.files) };
  if (head.side === null) return { view, files: null };
  const comparison = compared(side, head.side, today);
  const tile = head.side.model.tiles.get("tile" in edit ? edit.tile.id : edit.id);
  const ask = tile && tileEntry(head.side, tile).ask;
  const seenBy = ask == null ? [] : seenBySome(head.side, ask.opening);
  const personas = personaRows(comparison).filter((one) => weight(one, 0) + weight(one, 1) > 0 || one.home);
  return { view: { ...view, effects: effectViews(comparison), personas, seenBy }, files: planned.files };
}

function seenBySome(side: Registry, opening: NonNullable<Entry["ask"]>["opening"]): PreviewView["seenBy"] {
  const { has, partly } = whoHas(side, herdAskers(side, { online: true, mode: null }), opening, FRENCH);
  const herds = new Map(partly.map((one) => [one.id, ` (${partlyWords(one, sayIn(FRENCH))})`]));
  return personaViews(side).flatMap((one) => {
    const more = has.includes(one.id) ? "" : herds.get(one.id);
    return more === undefined ? [] : [{ id: one.id, label: `${one.label}${more}` }];
  });
}
