import { isMap, isScalar, isSeq, type YAMLMap } from "yaml";
import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { INVISIBLE, invisibleIn } from "../diagnostic/invisible";
import { keyText } from "./keyText";
import { MORE } from "./more";
import { plainValue } from "./quickScalar";
import { quoted } from "./quoted";

/** A key of a `{ … }` that has no value, because a comma or a missing space made one of what was meant as text. */
export interface BareKey {
  /** Left out where the key before it has already told. */
  readonly diagnostic: Diagnostic | null;
  /** The key and text that were meant, when that is sure. */
  readonly meant: readonly [string, string] | null;
  /** Its quotes make it a text, also where it looks like a number. */
  readonly isText?: boolean;
}

/** Reads the key at a place of a `{ … }` as the slip it is, or gives null when it is something else. Where only texts are taken, numbers get quotes. */
export function bareKey(map: YAMLMap, index: number, range: (start: number, end: number) => Range, takesTexts: boolean): BareKey | null {
  const name = bareName(map, index);
  if (name === null) return null;
  const at = spot(map.items[index]?.key, range);
  if (MORE.test(name)) {
    const told = finding(at, "empty-value", `${name} stands among the keys of { }, where each one is written.`, {
      hint: `Remove ${name}, and the comma before it.`,
    });
    return { diagnostic: told, meant: null };
  }
  const unseen = withInvisible(name);
  if (unseen !== null) {
    const { what, remedy } = invisibleIn(name.charAt(unseen[0].length + 1));
    return { diagnostic: finding(at, "syntax-error", `${what} stands here, after "${unseen[0]}:".`, { hint: remedy }), meant: unseen };
  }
  const meant = withoutSpace(name);
  if (meant !== null) {
    const [key, text] = meant;
    return written(at, `A space is missing after "${key}:".`, key, takesTexts && plainValue(text) !== text ? asText(text) : text);
  }
  const language = withoutColon(map, name);
  if (language !== null) {
    const [key, text] = language;
    const hint = `Write ${key}: ${quotedWhenNeeded(text)}`;
    return { diagnostic: finding(at, "syntax-error", `A colon is missing after "${key}".`, { hint }), meant: language };
  }
  const equal = withEqual(map, index, name);
  if (equal !== null) {
    const [key, text] = equal;
    return written(at, `A "=" stands after "${key}", where a colon belongs.`, key, text);
  }
  const behind = takesTexts ? valueBehind(map, index, name) : null;
  if (behind !== null) return written(at, `A colon is missing after "${behind[0]}".`, ...behind);
  let first = index;
  while (isPiece(map, first - 1)) first--;
  const before = textBefore(map, first - 1);
  if (before === null) return null;
  return { diagnostic: first === index ? commaFinding(map, index, before, at) : null, meant: null };
}

/** What is to be written, and its value: quotes make it a text. */
function written(at: Range, message: string, key: string, text: string): BareKey {
  const diagnostic = finding(at, "syntax-error", message, { hint: `Write ${key}: ${text}` });
  return { diagnostic, meant: [key, text.replace(/^(["'])(.*)\1$/, "$2")], isText: /^["']/.test(text) };
}

function asText(text: string): string {
  return /^["']/.test(text) ? text : quoted(text);
}

function commaFinding(map: YAMLMap, index: number, [key, text]: readonly [string, string], at: Range): Diagnostic {
  const pieces: string[] = [];
  for (let next = index; isPiece(map, next); next++) pieces.push(bareName(map, next) ?? "");
  const names = pieces.map((piece) => `"${piece}"`).join(", ");
  const read = pieces.length === 1 ? "was read as a key of its own" : "were read as keys of their own";
  const all = [text, ...pieces].join(", ");
  if (LISTS.includes(key))
    return finding(at, "empty-value", `In { }, a comma ends the value, so ${names} ${read}.`, {
      hint: `Write brackets: ${key}: [${all}].`,
    });
  const whole = `Put the text in quotes: ${key}: ${quoted(all)}.`;
  const maybe = pieces.find((piece) => LANGUAGE.test(piece)) ?? (LANGUAGE.test(key) ? undefined : pieces[0]);
  return finding(at, "empty-value", `In { }, a comma ends the text, so ${names} ${read}.`, {
    hint: maybe === undefined ? whole : `${whole} When "${maybe}" is a key indeed, write its value after it: ${maybe}: "…".`,
  });
}

/** Keys that hold lists and stand in { }. */
const LISTS: readonly string[] = [
  "allow",
  "anyOf",
  "applications",
  "calls",
  "contexts",
  "networks",
  "notFor",
  "pages",
  "routes",
  "sandbox",
];

/** Keys of texts are languages; other keys are longer. */
const LANGUAGE = /^[a-z]{2}$/;

function isPiece(map: YAMLMap, index: number): boolean {
  const name = bareName(map, index);
  return (
    name !== null && !MORE.test(name) && withInvisible(name) === null && withoutSpace(name) === null && withoutColon(map, name) === null
  );
}

function bareName(map: YAMLMap, index: number): string | null {
  const pair = map.items[index];
  return pair === undefined || pair.value !== null || !isScalar(pair.key) ? null : keyText(pair.key);
}

/** `{ en:\u00a0Month }`: what looks like a space behind the colon, and is none. */
function withInvisible(name: string): readonly [string, string] | null {
  const [, key, text] = /^([A-Za-z0-9_][\w.{}-]*):(.\s*\S.*)$/.exec(name) ?? [];
  return key === undefined || text === undefined || !INVISIBLE.test(text.charAt(0)) ? null : [key, text.slice(1).trim()];
}

function withoutSpace(name: string): readonly [string, string] | null {
  const [, key, text] = /^([A-Za-z0-9_][\w.{}-]*):(?!\/\/)(\S.*)$/.exec(name) ?? [];
  return key === undefined || text === undefined ? null : [key, text];
}

/** `{ fr Suivi, en: … }` and `fr= Suivi`: a language that stands nowhere else in the braces, among others that do, with its text behind it. */
function withoutColon(map: YAMLMap, name: string): readonly [string, string] | null {
  const [, key, text] = /^([a-z]{2})(?: *[=;] *| +)(\S.*)$/.exec(name) ?? [];
  if (key === undefined || text === undefined) return null;
  const keys = map.items.map((one) => (isScalar(one.key) ? keyText(one.key) : ""));
  return keys.includes(key) || !keys.some((one) => LANGUAGE.test(one)) ? null : [key, text];
}

/** `{ id "12" }`: the name of a value with the value behind it, unless it may be the rest of a text in which a comma stands. */
function valueBehind(map: YAMLMap, index: number, name: string): readonly [string, string] | null {
  const [, key, text] = /^([A-Za-z_][\w-]*) +(\S.*)$/.exec(name) ?? [];
  const before = map.items[index - 1]?.value;
  const goesOn = isScalar(before) && (before.type === "PLAIN" || before.value === null);
  if (key === undefined || text === undefined || goesOn || !/^(?:\S+|(["']).*\1)$/.test(text)) return null;
  return [key, plainValue(text) === text || /^["']/.test(text) ? text : quoted(text)];
}

/** `{ id = "12" }`: a key of its own, unless it may be the rest of a text in which a comma stands. */
function withEqual(map: YAMLMap, index: number, name: string): readonly [string, string] | null {
  const [, key, text] = /^([A-Za-z_][\w.-]*) *= *([^\s=].*)$/.exec(name) ?? [];
  const before = map.items[index - 1]?.key;
  const isText = before !== undefined && LANGUAGE.test(keyText(before));
  return key === undefined || text === undefined || isText ? null : [key, /^[\d.]+$/.test(text) ? quoted(text) : text];
}

function quotedWhenNeeded(text: string): string {
  return /[:#"'{}[\]]/.test(text) ? quoted(text) : text;
}

function textBefore(map: YAMLMap, index: number): readonly [string, string] | null {
  const pair = map.items[index];
  const bare = bareName(map, index);
  if (bare !== null) return withInvisible(bare) ?? withoutSpace(bare);
  if (pair === undefined || !isScalar(pair.key) || isMap(pair.value) || isSeq(pair.value) || !isScalar(pair.value)) return null;
  const { value, source } = pair.value;
  return value === null ? null : [keyText(pair.key), typeof value === "string" ? value : (source ?? String(value))];
}

function spot(node: unknown, range: (start: number, end: number) => Range): Range {
  const at = isScalar(node) ? node.range : null;
  return at === null || at === undefined ? range(0, 0) : range(at[0], at[1]);
}
