import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import type { RegistryFiles } from "../read/registryFiles";
import { changedTree } from "./changedTree";
import { type Change, cutOf } from "./cutOf";
import { nodesOf } from "./nodes";
import { type Cut, splice } from "./splice";

/** What is to become of a registry: changes inside files, files that are new, go, or are called otherwise. */
export interface Plan {
  readonly changes: ReadonlyMap<string, readonly Change[]>;
  readonly added?: ReadonlyMap<string, string>;
  readonly moved?: ReadonlyMap<string, string>;
  readonly removed?: readonly string[];
}

/** The files after a plan, or the first place that cannot be cut safely: then nothing is changed. */
export type Applied = { readonly files: RegistryFiles } | { readonly refused: { readonly file: string; readonly change: Change } };

export function applyPlan(files: RegistryFiles, { changes, added = new Map(), moved = new Map(), removed = [] }: Plan): Applied {
  const next = new Map(files);
  for (const [file, all] of changes) {
    const text = files.get(file) ?? "";
    const document = nodesOf(text);
    const placed = [];
    for (const change of all) {
      const cut = cutOf(document, text, change);
      if (cut === null) return { refused: { file, change } };
      placed.push({ cut: { ...cut, text: text.includes("\r\n") ? cut.text.replaceAll(/\r?\n/g, "\r\n") : cut.text }, change });
    }
    placed.sort((one, other) => one.cut.start - other.cut.start);
    const cuts = placed.map(({ cut }) => cut);
    const spliced = splice(text, joined(text, cuts));
    // From the end to the start: what is changed moves nothing that is still to be changed.
    const intended = placed.reduceRight((tree, { change }) => changedTree(tree, change), document.toJS());
    const [first] = all;
    if (first !== undefined && !isDeepStrictEqual(plain(spliced), JSON.parse(JSON.stringify(intended))))
      return { refused: { file, change: first } };
    next.set(file, spliced);
  }
  for (const [file, text] of added) next.set(file, text);
  for (const [from, to] of moved) {
    next.set(to, next.get(from) ?? "");
    next.delete(from);
  }
  for (const file of removed) next.delete(file);
  return { files: next };
}

/** Items at the end of a list within [ ] that all go take the comma before the first of them: their cuts meet, and become one. */
function joined(text: string, cuts: readonly Cut[]): readonly Cut[] {
  const done: Cut[] = [];
  for (const cut of cuts) {
    const last = done.at(-1);
    if (last === undefined || last.text !== "" || cut.text !== "" || cut.start >= last.end) {
      done.push(cut);
      continue;
    }
    const comma = /\s*,\s*$/.exec(text.slice(0, last.start))?.[0] ?? "";
    done.splice(-1, 1, { start: last.start - comma.length, end: Math.max(last.end, cut.end), text: "" });
  }
  return done;
}

/** The values of a text; one that does not parse is equal to nothing. */
function plain(text: string): unknown {
  try {
    return JSON.parse(JSON.stringify(parse(text)));
  } catch {
    return Number.NaN;
  }
}
