import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ownIcons } from "../../codegen/emit/icons";
import { ICONS } from "../../generated/icons";
import { TILE_ICONS } from "../../generated/tileIcons";
import { realRegistry } from "../support/realRegistry";

const SET: { readonly icons: Readonly<Record<string, { readonly body: string }>> } = JSON.parse(
  readFileSync("node_modules/@iconify-json/tabler/icons.json", "utf8"),
);
const FARM = ["animal-search", "barn", "bull", "calf", "cow", "ear-tag", "heat", "herd", "hoof", "milk-tank"];
const SENSORS = ["sensor-alpha", "sensor-bravo", "sensor-charlie", "sensor-delta", "sensor-echo", "sensor-foxtrot"];
const OWN = [...FARM, ...SENSORS, "straw", "udder"];
const GROUP = '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2">';

test("all icons in use weigh at most 6 kB compressed", () => {
  expect(gzipSync(JSON.stringify({ ...ICONS, ...TILE_ICONS })).length).toBeLessThanOrEqual(6000);
});

test("the icons of the farm, one for each kind of sensor among them, are drawn with the stroke of the icon set, within its 24 px", () => {
  const own = ownIcons(realRegistry().model);
  expect([...own.keys()]).toEqual(expect.arrayContaining(OWN));
  for (const [name, body] of own) {
    expect(body.startsWith(GROUP), name).toBe(true);
    for (const [, path] of body.matchAll(/ d="([^"]*)"/g)) {
      const ends = pointsOf(path ?? "");
      // Half a stroke stays inside.
      for (const at of ends.flat()) expect(at >= 1 && at <= 23, `${name}: ${at}`).toBe(true);
    }
  }
});

test("rounding moves no stroke of the icon set by a quarter of a pixel", () => {
  const { icons } = SET;
  for (const [name, body] of Object.entries<string>({ ...ICONS, ...TILE_ICONS })) {
    const drawn = icons[name];
    if (drawn === undefined) continue;
    const [was, is] = [drawn.body, body].map((text) => [...text.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = ""]) => pointsOf(path)));
    expect(is?.length, name).toBe(was?.length);
    for (const [at, [x, y]] of (was ?? []).entries()) {
      const [ownX, ownY] = is?.[at] ?? [0, 0];
      expect(Math.max(Math.abs(ownX - x), Math.abs(ownY - y)), `${name}, stroke ${at}`).toBeLessThan(0.25);
    }
  }
});

const LENGTHS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7, Z: 0 };

/** Where each stroke of a path ends, as x and y. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0];
  const points: (readonly [number, number])[] = [];
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = numbersOf(letter, rest);
    const length = LENGTHS[letter.toUpperCase()] ?? 0;
    const isRelative = letter === letter.toLowerCase();
    for (let at = 0; at + length <= numbers.length && length > 0; at += length) {
      const [a = 0, b = 0] = numbers.slice(at + length - Math.min(2, length), at + length);
      const kind = letter.toUpperCase();
      if (kind === "H") x = isRelative ? x + a : a;
      else if (kind === "V") y = isRelative ? y + a : a;
      else [x, y] = isRelative ? [x + a, y + b] : [a, b];
      points.push([x, y]);
    }
  }
  return points;
}

const NUMBER = "-?(?:\\d+\\.?\\d*|\\.\\d+)";
/** The two flags of an arc may stand without a space after them. */
const ARC = [NUMBER, NUMBER, NUMBER, "[01]", "[01]", NUMBER, NUMBER].map((one) => `(${one})`).join("[\\s,]*");

function numbersOf(letter: string, text: string): readonly number[] {
  const found = text.matchAll(new RegExp(letter.toUpperCase() === "A" ? ARC : `(${NUMBER})`, "g"));
  return [...found].flatMap(([, ...numbers]) => numbers.map(Number));
}
