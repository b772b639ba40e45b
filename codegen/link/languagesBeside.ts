import { finding } from "../diagnostic/finding";
import { isBlock } from "../read/onOneLine";
import { quoted } from "../read/quoted";
import { type Beside, type Inward, placeRemedy } from "./beside";
import { placed } from "./placed";
import { keysAt, knownAt } from "./schemaKeys";

/** `it: Storico` beside `label: { fr: …, en: … }`: a language of the one text that lacks it. */
export function languagesBeside(beside: Beside): readonly Inward[] {
  const { schema, read, path, keys, written } = beside;
  const said = keys.flatMap((key) => {
    const { value } = placed(read, [...path, key]);
    return written.isLanguage(key) && typeof value === "string" ? [{ key, text: value }] : [];
  });
  const [first] = said;
  if (first === undefined) return [];
  const texts = (keysAt(schema, path) ?? []).flatMap((key) => {
    const { value } = placed(read, [...path, key]);
    const given = isBlock(value) ? value : {};
    return knownAt(schema, [...path, key])?.isText === true && typeof value !== "string" ? [{ key, given }] : [];
  });
  const lacking = texts.filter(({ given }) => said.every(({ key }) => !Object.hasOwn(given, key)));
  const [text, ...more] = lacking.length > 0 ? lacking : texts;
  if (text === undefined || more.length > 0) return [];
  const names = said.map(({ key }) => key);
  const at = placed(read, [...path, first.key]).key;
  const value = { ...Object.fromEntries(said.map((one) => [one.key, one.text])), ...text.given };
  const told = (message: string, hint: string) => [
    { path, keys: names, into: text.key, value, finding: finding(at, "unknown-key", message, { hint }) },
  ];
  const twice = said.find(({ key }) => Object.hasOwn(text.given, key));
  if (twice !== undefined)
    return told(
      `"${twice.key}" stands here and in "${text.key}:", where it is "${placed(read, [...path, text.key, twice.key]).value}".`,
      `Remove this line; when its text is the right one, write it in "${text.key}:" first, as ${twice.key}: ${inBraces(twice.text)}`,
    );
  const all = Object.entries({ ...text.given, ...Object.fromEntries(said.map((one) => [one.key, one.text])) });
  const block = `{ ${all.map(([language, one]) => `${language}: ${inBraces(String(one))}`).join(", ")} }`;
  return told(
    `${names.map((name) => `"${name}"`).join(" and ")} ${names.length > 1 ? "belong" : "belongs"} inside the { } of "${text.key}:".`,
    placeRemedy(beside, names, text.key, block),
  );
}

/** A text as it may stand inside { }. */
function inBraces(text: string): string {
  return /^\p{L}[\p{L}\d '’.()-]*$/u.test(text) && !/^(?:true|false|null)$|\s$/i.test(text) ? text : quoted(text);
}
