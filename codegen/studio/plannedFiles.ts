import { type Applied, applyPlan, type Plan } from "../edit/applyPlan";
import { removePlan } from "../edit/removePlan";
import { renamePlan } from "../edit/renamePlan";
import { changeTilePlan, insertTilePlan, moveTilePlan, tileStamp } from "../edit/tilePlans";
import type { RegistryModel } from "../link/model";
import type { RegistryFiles } from "../read/registryFiles";
import { studioText } from "./answerTexts";
import type { Edit } from "./requests";

/** The files after a step; else why it is not taken, and whether that is because somebody else has been there. */
export type Planned = { readonly files: RegistryFiles } | { readonly refused: string; readonly isConflict: boolean };

export function plannedFiles(files: RegistryFiles, model: RegistryModel, edit: Edit): Planned {
  const stop = mistakeIn(files, model, edit);
  if (stop !== null) return stop;
  const plan = planOf(files, model, edit);
  if (plan === null) return conflict(studioText("place-gone", {}));
  if (plan.changes.size === 0) return refusal(studioText("nothing-changed", {}));
  const applied = applyPlan(files, plan);
  return "files" in applied ? applied : refusal(unsafeText(applied));
}

function mistakeIn(files: RegistryFiles, model: RegistryModel, edit: Edit): Planned | null {
  if (edit.kind === "add" || edit.kind === "change") {
    const missing = missingIn(edit.tile, edit.kind === "add");
    if (missing.length > 0) return refusal(studioText("field-empty", { what: missing.join(", ") }));
    if (model.tiles.has(edit.tile.id) && (edit.kind === "add" || edit.tile.id !== edit.id))
      return refusal(studioText("id-taken", { id: edit.tile.id }));
  }
  if (edit.kind === "add") return null;
  const tile = model.tiles.get(edit.id);
  if (tile === undefined) return conflict(studioText("gone", { name: edit.id }));
  const { file } = tile.place;
  if (tile.document.each !== undefined) return refusal(studioText("for-several", { name: edit.id, file }));
  return tileStamp(files, tile) === edit.stamp ? null : conflict(studioText("conflict-lines", { name: edit.id, file }));
}

function missingIn({ id, label, icon, route }: Extract<Edit, { kind: "add" }>["tile"], isNew: boolean): readonly string[] {
  return [
    ...(isNew && !route ? [studioText("field-route", {})] : []),
    ...Object.entries(label).flatMap(([language, text]) => (text.trim() === "" ? [studioText("field-text", { language })] : [])),
    ...(icon === "" ? [studioText("field-icon", {})] : []),
    ...(id === "" ? [studioText("field-id", {})] : []),
  ];
}

function planOf(files: RegistryFiles, model: RegistryModel, edit: Edit): Plan | null {
  switch (edit.kind) {
    case "add": {
      const { id, label, route, ...fields } = edit.tile;
      return route === null ? null : insertTilePlan(model, id, { ...fields, label: textsOf(label), route }, edit);
    }
    case "change": {
      const { id, label, ...fields } = edit.tile;
      const changed = changeTilePlan(model, edit.id, { ...fields, label: textsOf(label) });
      return changed && (id === edit.id ? changed : both(changed, renamePlan(files, model, "tile", edit.id, id)));
    }
    case "move":
      return moveTilePlan(files, model, edit.id, edit);
    case "remove":
      return removePlan(model, "tile", edit.id);
    default:
      return edit satisfies never;
  }
}

function textsOf(label: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(label).map(([language, text]) => [language, text.trim()]));
}

function both(one: Plan, other: Plan | null): Plan | null {
  if (other === null) return null;
  const changes = new Map(other.changes);
  for (const [file, more] of one.changes) changes.set(file, [...(changes.get(file) ?? []), ...more]);
  return { ...other, changes };
}

function unsafeText({ refused: { file, change } }: Extract<Applied, { refused: object }>): string {
  if (change.kind === "remove" && change.path.at(-2) === "tiles") return studioText("last-of-group", {});
  return studioText("unsafe", { file, what: `${change.path.join(" > ")}${"to" in change ? ` : ${change.to}` : ""}` });
}

function refusal(refused: string): Planned {
  return { refused, isConflict: false };
}

function conflict(refused: string): Planned {
  return { refused, isConflict: true };
}
