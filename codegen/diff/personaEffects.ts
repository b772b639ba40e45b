import { positionOf } from "../answer/position";
import type { Place, Sourced } from "../link/model";
import type { Effect, EffectKind } from "./effect";
import { makeEffect } from "./makeEffect";
import { rightsOf } from "./personaChanges";
import { keptPersonas, renamedSections, renamedTo } from "./renamedNames";
import { renamedTiles } from "./renamedTiles";
import type { Side } from "./side";

/** Demo accounts that are new, are gone, are called otherwise, have other rights or are promised less: what they show from now on is less, or else. */
export function personaEffects(base: Side, head: Side): readonly Effect[] {
  const kept = keptPersonas(base, head);
  const names = new Map([...renamedTo(base, head), ...renamedTiles(base, head), ...renamedSections(base, head)]);
  const now = new Set([...kept.values()].map(({ after }) => after));
  const added = head.model.documents.persona.filter((one) => !now.has(one));
  const changes = base.model.documents.persona.flatMap(({ file, document: { id } }): readonly Effect[] => {
    const both = kept.get(id);
    if (both === undefined) {
      const place = positionOf(base, { file, path: ["id"] });
      return [makeEffect({ kind: "persona-gone", subjects: [id], place, isGone: true })];
    }
    const { before, after } = both;
    const effect = (kind: EffectKind, path: Place["path"], one: readonly string[], other: readonly string[]) => {
      const gone = one.filter((name) => !other.includes(name)).join(", ") || null;
      const come = other.filter((name) => !one.includes(name)).join(", ") || null;
      const place = positionOf(head, { file: after.file, path });
      return gone === null && come === null ? [] : [makeEffect({ kind, subjects: [after.document.id], before: gone, after: come, place })];
    };
    const isPromised = after.document.expect !== undefined;
    return [
      ...effect("persona-renamed", ["id"], [id], [after.document.id]),
      ...effect("persona-rights", ["profile"], rightsOf(before), rightsOf(after)),
      ...effect("persona-promise", isPromised ? ["expect"] : ["id"], promisesOf(before, names), promisesOf(after)).filter(
        (one) => one.before !== null,
      ),
    ];
  });
  const places = added.map(({ file, document: { id } }) => ({ id, place: positionOf(head, { file, path: ["id"] }) }));
  return [...changes, ...places.map(({ id, place }) => makeEffect({ kind: "persona-added", subjects: [id], place }))];
}

/** What is promised of it, by the names of now. */
function promisesOf({ document: { expect } }: Sourced<"persona">, names: ReadonlyMap<string, string> = new Map()): readonly string[] {
  const named = (promised: readonly string[] = []) => promised.map((name) => names.get(name) ?? name);
  return [...named(expect?.sees), ...named(expect?.refused).map((name) => `refused: ${name}`)];
}
