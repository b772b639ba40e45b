import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { diff } from "../../../codegen/diff/diff";
import { diffText } from "../../../codegen/diff/diffText";
import { sayIn } from "../../../codegen/messages/say";
import { seenIn } from "../../../codegen/snapshot/seen";
import { seenTexts } from "../../../codegen/snapshot/seenText";
import { add, replace, sideWith } from "./changes";

interface Loss {
  readonly change: string;
  readonly edits: readonly (readonly [file: string, was: string, is: string])[];
  readonly says: readonly string[];
  readonly seen?: string;
}

const LOSSES: readonly Loss[] = parse(readFileSync("tests/codegen/diff/losses.yaml", "utf8"));
const base = sideWith();

test.each(LOSSES)("$change is said with whoever loses, and with its cause", ({ edits, says, seen = "" }) => {
  const head = sideWith(...edits.map(([file, was, is]) => (was === "" ? add(file, is) : replace(file, was, is))));
  const wording = { base, head, language: "en", say: sayIn("en") };
  const text = diffText(diff(base, head, { noNewAccess: false, today: "2026-01-01" }), wording);
  for (const words of says) expect(text).toContain(words);
  expect([...seenTexts(seenIn(head)).values()].join("")).toContain(seen);
  expect(text).not.toContain("nothing else here says why");
});
