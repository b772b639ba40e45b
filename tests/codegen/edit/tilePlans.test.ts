import { expect, test } from "vitest";
import { parse } from "yaml";
import { applyPlan } from "../../../codegen/edit/applyPlan";
import { changeTilePlan, moveTilePlan, tileStamp } from "../../../codegen/edit/tilePlans";
import { registryFiles } from "../../../codegen/read/registryFiles";
import { registryFrom } from "../../support/realRegistry";

const files = registryFiles("registry");
const { model } = registryFrom(files);
const tiles = [...model.tiles.values()].filter(({ document }) => document.each === undefined);

/** One in so many, so that each file has its turn. */
const SHARE = 4;

test("a tile can be moved to the front and the end of every group of its section, with its comments and no other line", () => {
  let moved = 0;
  for (const { id, section, group, place } of tiles.filter((_, index) => index % SHARE === 0)) {
    const groups = model.documents.menu.find(({ document }) => document.id === section)?.document.groups ?? [];
    for (const to of groups) {
      for (const before of [to.tiles[0]?.id ?? null, null]) {
        const plan = moveTilePlan(files, model, id, { section, group: to.id, before });
        if (plan === null) throw new Error(`${id} has no place in ${to.id}`);
        const applied = applyPlan(files, plan);
        // The last tile of a group stays: a group is never empty.
        if ("refused" in applied) expect(groups.find((one) => one.id === group)?.tiles).toHaveLength(1);
        else {
          const text = applied.files.get(place.file) ?? "";
          expect(linesOf(text)).toEqual(linesOf(files.get(place.file)));
          expect(orderIn(text, to.id).at(before === null ? -1 : 0)).toBe(id);
          moved++;
        }
      }
    }
  }
  expect(moved).toBeGreaterThan(100);
});

test("a text, an icon and a size are changed in their places, and every other line stays", () => {
  for (const tile of tiles.filter(({ document }) => typeof document.label === "object")) {
    const { id, place, document } = tile;
    const texts = model.texts.get(`tile.${id}`)?.texts ?? {};
    const size = document.size === 2 ? 1 : 2;
    const fields = { label: new Map(Object.entries({ ...texts, fr: "Neuf, ici" })), icon: "leaf", size, route: null } as const;
    const plan = changeTilePlan(model, id, fields);
    const applied = plan && applyPlan(files, plan);
    if (applied === null || "refused" in applied) throw new Error(`${id} cannot be changed`);
    const [before, after] = [files, applied.files].map((all) => (all.get(place.file) ?? "").split("\n"));
    const gone = (before ?? []).filter((line) => !after?.includes(line));
    const put = (after ?? []).filter((line) => !before?.includes(line));
    expect(put.join("\n")).toContain('fr: "Neuf, ici"');
    expect(put).toContain("        icon: leaf");
    expect([id, after?.filter((line) => line === "        size: 2").length]).toEqual([
      id,
      (before ?? []).filter((line) => line === "        size: 2").length + (size === 2 ? 1 : -1),
    ]);
    expect(gone.length).toBeLessThanOrEqual(3);
  }
});

test("a tile is known by its lines: another line, indent or comment of it is told, one elsewhere is not", () => {
  const [tile] = tiles.filter(({ id }) => id === "sante-withdrawal");
  if (tile === undefined) throw new Error("the tile is gone");
  const stamp = (change: (text: string) => string) => {
    const { file } = tile.place;
    return tileStamp(new Map([...files, [file, change(files.get(file) ?? "")]]), tile);
  };
  const known = tileStamp(files, tile);
  expect(stamp((text) => text.replace("icon: pill", "icon: leaf"))).toBe(known);
  expect(stamp((text) => text.replace("icon: hourglass", "icon: leaf"))).not.toBe(known);
  expect(stamp((text) => text.replace("# No page of its own", "# A page of its own"))).not.toBe(known);
});

function orderIn(text: string, group: string): readonly string[] {
  const { groups }: { groups: readonly { id: string; tiles: readonly { id: string }[] }[] } = parse(text);
  return groups.find(({ id }) => id === group)?.tiles.map(({ id }) => id) ?? [];
}

function linesOf(text = ""): readonly string[] {
  return text.split("\n").sort();
}
