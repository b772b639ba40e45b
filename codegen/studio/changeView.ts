import { type StructuredPatchHunk, structuredPatch } from "diff";
import { type Diff, diff } from "../diff/diff";
import { isWaiting } from "../diff/effect";
import { NOTHING, type PersonaChange } from "../diff/personaChanges";
import type { Side } from "../diff/side";
import { headline } from "../diff/words/effectHeadline";
import { effectLines } from "../diff/words/effectLines";
import { labelIn, type Wording, whatOf } from "../diff/words/reachWords";
import { changedNames } from "../edit/writeStep";
import { sayIn } from "../messages/say";
import type { RegistryFiles } from "../read/registryFiles";
import type { Reach } from "../snapshot/reach";
import { FRENCH, type Named } from "./personaViews";

export interface PatchLine {
  readonly kind: "same" | "added" | "gone";
  readonly line: number;
  readonly text: string;
}

export interface FilePatch {
  readonly file: string;
  readonly added: number;
  readonly gone: number;
  readonly lines: readonly PatchLine[];
}

export interface EffectView {
  readonly id: string;
  readonly kind: string;
  readonly headline: string;
  readonly lines: readonly string[];
  readonly place: { readonly file: string; readonly line: number } | null;
  readonly isGone: boolean;
  readonly isWaiting: boolean;
  /** Nothing can be said to it that would let it pass. */
  readonly isImpossible: boolean;
  /** Somebody has said yes to it. */
  readonly isAccepted: boolean;
  readonly personas: readonly PersonaRow[];
}

export interface PersonaRow extends Named {
  readonly tiles: readonly [gained: number, lost: number];
  readonly screens: readonly [gained: number, lost: number];
  /** The new home in words. */
  readonly home: string | null;
  /** Sections, and all else than tiles, screens and home: with some herds, without network, … */
  readonly others: readonly [gained: readonly string[], lost: readonly string[]];
}

const AROUND = 2;

/** Changed lines with their numbers, and a few around them. */
export function patchesOf(before: RegistryFiles, after: RegistryFiles): readonly FilePatch[] {
  return changedNames(before, after).map((file) => filePatch(file, hunksBetween(before, after, file, AROUND)));
}

export function filePatch(file: string, hunks: readonly StructuredPatchHunk[]): FilePatch {
  const lines = hunks.flatMap(linesOf);
  const count = (kind: PatchLine["kind"]) => lines.filter((line) => line.kind === kind).length;
  return { file, added: count("added"), gone: count("gone"), lines };
}

export function hunksBetween(before: RegistryFiles, after: RegistryFiles, file: string, context: number): readonly StructuredPatchHunk[] {
  return structuredPatch(file, file, before.get(file) ?? "", after.get(file) ?? "", "", "", { context }).hunks;
}

export function linesOf({ oldStart, newStart, lines }: StructuredPatchHunk): readonly PatchLine[] {
  const at = { old: oldStart, now: newStart };
  return lines.flatMap((text): readonly PatchLine[] => {
    const sign = text[0];
    if (sign === "-") return [{ kind: "gone", line: at.old++, text: text.slice(1) }];
    if (sign === "+") return [{ kind: "added", line: at.now++, text: text.slice(1) }];
    if (sign !== " ") return [];
    at.old++;
    return [{ kind: "same", line: at.now++, text: text.slice(1) }];
  });
}

export interface Compared {
  readonly result: Diff;
  readonly wording: Wording;
}

export function compared(base: Side, head: Side, today: string): Compared {
  return {
    result: diff(base, head, { noNewAccess: false, today }),
    wording: { base, head, language: FRENCH, say: sayIn(FRENCH), asked: base.shown },
  };
}

export function effectViews({ result, wording }: Compared): readonly EffectView[] {
  return result.effects.map((effect) => ({
    id: effect.id,
    kind: effect.kind,
    headline: headline(effect, wording),
    // Who gains and loses stands in a table; that nobody does is said.
    lines: effectLines(
      { ...effect, personas: effect.personas.map((one) => ({ ...one, gained: NOTHING, lost: NOTHING, home: null })) },
      wording,
    ),
    place: effect.place && { file: effect.place.file, line: effect.place.line },
    isGone: effect.isGone,
    isWaiting: isWaiting(effect),
    isImpossible: effect.answer === "impossible",
    isAccepted: effect.accepted !== null,
    personas: effect.personas.map((one) => rowOf(one, wording)),
  }));
}

/** Personas that gain or lose, the losses first. */
export function personaRows({ result, wording }: Compared): readonly PersonaRow[] {
  return result.personas
    .map((one) => rowOf(one, wording))
    .sort((one, other) => weight(other, 1) - weight(one, 1) || weight(other, 0) - weight(one, 0));
}

function rowOf({ id, gained, lost, home }: PersonaChange, wording: Wording): PersonaRow {
  const name = (key: string, one: string) => labelIn(wording, key, one);
  const others = (reach: Reach) => {
    const rest = whatOf({ ...reach, tiles: [], routes: [], sections: [] }, wording);
    return [...reach.sections.map((section) => name("section", section)), ...(rest === "" ? [] : [rest])];
  };
  return {
    id,
    label: name("persona", id),
    tiles: [gained.tiles.length, lost.tiles.length],
    screens: [gained.routes.length, lost.routes.length],
    home: home?.after ? name("route", home.after) : null,
    others: [others(gained), others(lost)],
  };
}

export function weight({ tiles, screens, others }: PersonaRow, side: 0 | 1): number {
  return tiles[side] + screens[side] + others[side].length;
}
