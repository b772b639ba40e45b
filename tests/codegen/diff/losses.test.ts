import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { diff } from "../../../codegen/diff/diff";
import { isWaiting } from "../../../codegen/diff/effect";
import type { Side } from "../../../codegen/diff/side";
import { diffText } from "../../../codegen/diff/words/diffText";
import type { Language } from "../../../codegen/messages/language";
import { sayIn } from "../../../codegen/messages/say";
import { seenIn } from "../../../codegen/snapshot/seen";
import { seenTexts } from "../../../codegen/snapshot/seenText";
import { add, replace, sideWith } from "./changes";

type Lines = readonly (readonly [file: string, was: string, is: string])[];

interface Loss {
  readonly change: string;
  readonly edits: Lines;
  readonly says: readonly string[];
  readonly dit?: readonly string[];
  readonly seen?: string;
  readonly noNewAccess?: boolean;
  readonly before?: Lines;
}

interface Yes {
  readonly change: string;
  readonly edits: Lines;
  readonly others?: readonly Lines[];
}

const OPTIONS = { noNewAccess: false, today: "2026-01-01" };
const LOSSES: readonly Loss[] = parse(readFileSync("tests/codegen/diff/losses.yaml", "utf8"));
const YES: { readonly main: Lines; readonly changes: readonly Yes[] } = parse(readFileSync("tests/codegen/diff/yes.yaml", "utf8"));
const base = sideWith();
const main = sideOf(YES.main);

test.each(LOSSES)(
  "$change is said with whoever loses, and with its cause",
  ({ edits, says, dit = [], seen = "", noNewAccess = false, before }) => {
    const [head, from] = [sideOf(edits), before ? sideOf(before) : base];
    const result = diff(from, head, { ...OPTIONS, noNewAccess });
    const textIn = (language: Language) => diffText(result, { base: from, head, language, say: sayIn(language), asked: "main" });
    const [text, texte] = [textIn("en"), textIn("fr")];
    for (const words of says) expect(text).toContain(words);
    for (const words of dit) expect(texte).toContain(words);
    expect([...seenTexts(seenIn(head)).values()].join("")).toContain(seen);
    expect(text).not.toContain("nothing else here says why");
  },
);

test.each(YES.changes)("a yes to $change holds where main has one account or tile more, and for nothing else", ({ edits, others = [] }) => {
  const yes = waiting(base, edits);
  expect(yes).not.toEqual([]);
  expect(waiting(main, [...YES.main, ...edits])).toEqual(yes);
  for (const other of others) expect(waiting(base, other)).not.toContain(yes[0]);
});

function waiting(from: Side, edits: Lines): readonly string[] {
  return diff(from, sideOf(edits), OPTIONS).effects.flatMap((effect) => (isWaiting(effect) ? [effect.id] : []));
}

function sideOf(edits: Lines): Side {
  return sideWith(...edits.map(([file, was, is]) => (was === "" ? add(file, is) : replace(file, was, is))));
}
