import { expect, test } from "vitest";
import { textOf } from "./registryFixture";
import { tell } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const GRANTS = "grants/herd.yaml";

/** A file without one of its lines, the entries below it moved to the left. */
function without(file: string, header: string, by: number): string {
  const lines = textOf(file).trimEnd().split("\n");
  const at = lines.indexOf(header);
  const depth = header.length - header.trimStart().length;
  const end = lines.findIndex((line, index) => index > at && line.length - line.trimStart().length <= depth);
  const entries = lines.slice(at + 1, end < 0 ? lines.length : end).map((line) => line.slice(by));
  return [...lines.slice(0, at), ...entries, ...(end < 0 ? [] : lines.slice(end)), ""].join("\n");
}

/** Puts the line back, and the lines below it to the right, as the remedy says. */
function putBack(text: string, told: string): string {
  const place = Number(/^\S+?:(\d+) /.exec(told)?.[1]) - 1;
  const [, key, depth] =
    /Write "(\w+:)" on a line of its own above it, (?:after (\d+) spaces|at the very start of the line)/.exec(told) ?? [];
  const [, by = "0", , first = "0", last = first] =
    /put (\d+) spaces? more at the start of (line|the lines) (\d+)(?: to (\d+))?/.exec(told) ?? [];
  const lines = text.split("\n").map((line, at) => (at + 1 >= Number(first) && at < Number(last) ? " ".repeat(Number(by)) + line : line));
  return lines.toSpliced(place, 0, " ".repeat(Number(depth ?? "0")) + key).join("\n");
}

test.each([
  [CARD, "routes:", [0, 2]],
  [GRANTS, "grants:", [0, 2]],
  ["params.yaml", "params:", [0, 2]],
  [MENU, "groups:", [0, 2]],
  [MENU, "    tiles:", [0, 2, 4, 6]],
])("in %s, the line %s that is gone is told with its place, however far to the left its entries stand", (file, header, shifts) => {
  for (const by of shifts) {
    const text = without(file, header, by);
    const [told = "", ...more] = tell({ [file]: text });
    expect(more).toEqual([]);
    expect(told).toContain(`The line "${header.trim()}" is missing above this one.`);
    expect(tell({ [file]: putBack(text, told) })).toEqual([]);
  }
});

test("a grant family without any grant is told with an entry as grants have it", () => {
  const [told] = tell({ [GRANTS]: textOf(GRANTS).replace(/grants:\n[\s\S]*/, "") });
  expect(told).toContain('Add a line "grants:" to this block, and below it an entry: name: { label: { fr: …');
});
