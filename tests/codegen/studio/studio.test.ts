import { readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { TileView } from "../../../codegen/studio/menuView";
import type { Edit } from "../../../codegen/studio/requests";
import { LOOK, type StudioFolder, studioFolder } from "./studioFolder";

const [MENU, SEEN, OFFLINE] = ["menus/sante.yaml", "seen/menus/sante.txt", "seen/offline.txt"];
const TILE = { id: "sante-history", label: texts("Suivi"), icon: "history", size: 1, route: "sante.colostrum.history" } as const;
const ADD: Edit = { kind: "add", section: "sante", group: "care", before: "sante-colostrum", tile: TILE };

let studio: StudioFolder;
beforeEach(() => {
  studio = studioFolder();
});
afterEach(() => studio.remove());

test("a tile is added before another: its lines are new, every other byte stays, the snapshot follows, and undo gives all back", () => {
  const [before, seen] = [MENU, SEEN].map(studio.read);
  expect(studio.ask("write", { edit: ADD })).toMatchObject({ isWritten: true });
  const after = studio.read(MENU);
  const lines = `      - id: sante-history
        label: { fr: Suivi, en: Suivi, de: Suivi, es: Suivi, it: Suivi }
        icon: history
        route: sante.colostrum.history
`;
  expect(after).toContain(`${lines}      - id: sante-colostrum\n`);
  expect(after.replace(lines, "")).toBe(before);
  expect(studio.read(SEEN)).toContain("sante/care/sante-history > sante.colostrum.history :");
  expect(studio.ask("state", {}).undo).toContain("sante-history");
  expect(studio.ask("undo", {})).toMatchObject({ isWritten: true });
  expect([MENU, SEEN].map(studio.read)).toEqual([before, seen]);
  expect(readdirSync(join(studio.path, "registry/menus")).filter((name) => name.startsWith("."))).toEqual([]);
});

test("what is hidden from somebody is there with its reason and its line, and shown once the right is tried; nothing is written", () => {
  const before = studio.read("personas/eleveur-viande.yaml");
  expect(tileOf("sante-colostrum")).toMatchObject({ isShown: false, reason: "not-granted", file: MENU });
  const item = studio.ask("item", { look: LOOK, kind: "tile", name: "sante-colostrum" });
  expect(item?.steps.map(({ place }) => place?.file)).toEqual([MENU, "applications/sante/colostrum.yaml", undefined]);
  expect(item?.steps.at(-1)?.text).toContain("Jean-Luc n'a ni **Colostrum**");
  const changes = [...(item?.flip?.changes ?? [])];
  expect(changes).toEqual([{ kind: "add-grant", grant: "sante.colostrum" }]);
  const tried = studio.ask("menu", { look: { ...LOOK, changes } });
  expect(tried?.sections.flatMap(tilesOf).find(({ id }) => id === "sante-colostrum")).toMatchObject({ isShown: true });
  expect(studio.read("personas/eleveur-viande.yaml")).toBe(before);
});

test("a tile that an editor has changed is not overwritten; a change elsewhere in its file is kept", () => {
  const tile = tileOf("sante-parage");
  const edit: Edit = { kind: "change", id: tile.id, stamp: tile.stamp ?? "", tile: { ...fieldsOf(tile), icon: "leaf" } };
  studio.edit(MENU, (text) => text.replace("fr: Colostrum,", "fr: Premier lait,"));
  expect(studio.ask("write", { edit })).toMatchObject({ isWritten: true });
  expect(studio.read(MENU)).toContain("fr: Premier lait,");
  expect(studio.read(MENU)).toContain("icon: leaf");

  const again: Edit = { ...edit, stamp: tileOf("sante-parage").stamp ?? "", tile: { ...edit.tile, icon: "plant" } };
  studio.edit(MENU, (text) => text.replace("fr: Parage,", "fr: Onglons,"));
  const byEditor = studio.read(MENU);
  expect(studio.ask("write", { edit: again })).toMatchObject({ isWritten: false, isConflict: true });
  expect(studio.read(MENU)).toBe(byEditor);
});

test("undo writes nothing over what an editor has written since, nor its loss into the snapshot; what is lost without network alone is shown", () => {
  studio.ask("write", { edit: ADD });
  studio.edit(MENU, (text) => `${text}# since\n`);
  studio.edit("applications/sante/sante.yaml", (text) => text.replace("    offline: readonly\n", ""));
  const [byEditor, seen] = [MENU, OFFLINE].map(studio.read);
  expect(studio.ask("review", {}).personas.flatMap(({ others: [, lost] }) => lost)).toContainEqual(expect.stringContaining("sans réseau"));
  expect(studio.ask("undo", {})).toMatchObject({ isWritten: false, isConflict: true });
  expect([MENU, OFFLINE].map(studio.read)).toEqual([byEditor, seen]);
});

test("a step that would leave a mistake is told with its findings and not written", () => {
  const before = studio.read(MENU);
  const edit: Edit = { ...ADD, tile: { ...TILE, icon: "no-such-icon" } };
  const { findings, refused } = studio.ask("preview", { edit });
  expect([refused, findings.map(({ file }) => file)]).toEqual([null, [MENU]]);
  expect(studio.ask("write", { edit }).isWritten).toBe(false);
  expect(studio.ask("preview", { edit: { ...ADD, tile: { ...TILE, label: texts("") } } }).refused).toMatch(/^Il manque/);
  expect(studio.read(MENU)).toBe(before);
});

test.each([true, false])(
  "a file that cannot be read is named, shown as it was, never written; other tiles change; seen before: %s",
  (isSeenBefore) => {
    if (isSeenBefore) studio.ask("state", {});
    studio.edit("menus/planning.yaml", (text) => text.replace("id: planning", "id: [planning"));
    const broken = studio.read("menus/planning.yaml");
    const state = studio.ask("state", {});
    expect(state).toMatchObject({ isBroken: true, broken: expect.stringMatching(/^menus\/planning\.yaml:\d+ contient une erreur : \S/) });
    const { findings, personas } = studio.ask("preview", { edit: ADD });
    expect([findings, personas.length > 0]).toEqual([[], true]);
    expect(studio.ask("write", { edit: ADD }).isWritten).toBe(true);
    expect(tileOf(TILE.id).label).toBe("Suivi");
    const { id, stamp } = tileOf("planning-tasks");
    expect(studio.ask("write", { edit: { kind: "remove", id, stamp: stamp ?? "" } })).toMatchObject({
      isWritten: false,
      said: state.broken,
    });
    expect(studio.read("menus/planning.yaml")).toBe(broken);
  },
);

test("a link in the place of a file is not written through", () => {
  studio.ask("state", {});
  const outside = join(studio.path, "outside.yaml");
  writeFileSync(outside, studio.read(MENU));
  rmSync(join(studio.path, "registry", MENU));
  symlinkSync(outside, join(studio.path, "registry", MENU));
  expect(studio.ask("write", { edit: ADD }).isWritten).toBe(false);
  expect(studio.read(MENU)).not.toContain("sante-history");
});

test("the difference to what is committed says who gains, in the lines and for the pull request", () => {
  expect(studio.ask("review", {})).toMatchObject({ failed: null, branch: "autumn", patches: [], effects: [] });
  studio.ask("write", { edit: ADD });
  const { patches, personas, markdown } = studio.ask("review", {});
  expect(patches).toMatchObject([{ file: MENU, added: 4, gone: 0 }]);
  const gaining = personas.filter(({ tiles }) => tiles[0] > 0);
  expect(gaining).toHaveLength(studio.ask("preview", { edit: { ...ADD, tile: { ...TILE, id: "other" } } }).seenBy.length);
  expect(gaining.length).toBeGreaterThan(0);
  expect(markdown).toContain("Suivi");
});

test("who has something in some of its herds alone is told with these herds, of a tile, in the map and before it is written", () => {
  studio.edit("applications/sante/colostrum.yaml", (text) => text.replace("frame:", "  workshop: LAITIER\nframe:"));
  const herds = "ouvert dans 2 élevages sur 4 : Atelier lait, Atelier lait + Atelier viande";
  const why = `${herds} ; fermé dans les autres : l'atelier du cheptel n'est pas actif`;
  const partly = studio.ask("item", { look: LOOK, kind: "tile", name: "sante-colostrum" })?.partly;
  const shares = partly?.map(({ id, why: said }) => `${id} ${String(/\d+ élevages sur \d+/.exec(said ?? "")?.[0])}`);
  const others = ["support 2 élevages sur 3", "technicien-hors-ligne 3 élevages sur 4", "technicien-multi 32 élevages sur 40"];
  expect(shares).toEqual(["plusieurs-elevages 2 élevages sur 4", ...others, "tous-droits 2 élevages sur 3"]);
  expect(partly?.[0]?.why).toBe(why);
  expect(JSON.stringify(studio.ask("map", {}))).toContain(`"plusieurs-elevages":"${herds}"`);
  expect(studio.ask("preview", { edit: ADD }).seenBy.map(({ label }) => label)).toContain(`Éleveur, plusieurs élevages (${herds})`);
});

test("a domain opened by mistake is shown with who gains, although the check refuses it; tiles change meanwhile", () => {
  for (const [access, kind, isImpossible, where] of [
    ["signedIn", "any-account", false, /^personas\/\S+:\d+ contient une erreur.*Ce que domains\.yaml contient ne change pas/],
    ["public", "public", true, /^domains\.yaml:\d+ contient une erreur/],
  ] as const) {
    studio.edit("domains.yaml", (text) => text.replace(/(id: alimentation\n.*\n {4}access: ).*/, `$1${access}`));
    expect(studio.ask("state", {})).toMatchObject({ isBroken: true, broken: expect.stringMatching(where) });
    const { failed, effects } = studio.ask("review", {});
    expect(failed).toBeNull();
    expect(effects[0]).toMatchObject({ kind, isWaiting: true, isImpossible });
    expect(studio.ask("write", { edit: { ...ADD, tile: { ...TILE, id: `sante-${kind}` } } }).isWritten).toBe(true);
    expect(studio.read("domains.yaml")).toContain(`access: ${access}`);
  }
});

test.each([true, false])("while a page is renamed in its own file alone, tiles of other files change; seen before: %s", (isSeenBefore) => {
  if (isSeenBefore) studio.ask("state", {});
  studio.edit("menus/planning.yaml", (text) => text.replace("fr: Réformes,", "fr: Tris,"));
  studio.edit("applications/sante/mamelle.yaml", (text) => text.replace("  sante.mamelle.home:", "  sante.mamelle.bilan:"));
  expect(studio.ask("state", {}).broken).toMatch(/^menus\/sante\.yaml:\d+ .*Ce que applications\/sante\/mamelle\.yaml contient/);
  expect(studio.ask("write", { edit: ADD })).toMatchObject({ isWritten: true });
  const texts = ["menus/planning.yaml", "applications/sante/mamelle.yaml"].map((file) => studio.read(file));
  expect(texts).toEqual([expect.stringContaining("fr: Tris,"), expect.stringContaining("  sante.mamelle.bilan:")]);
});

test("what is no request of the studio is answered with nothing", () => {
  const before = studio.read(MENU);
  for (const [name, request] of [
    ["write", { edit: { kind: "add" } }],
    ["write", null],
    ["constructor", {}],
  ] as const)
    expect(studio.answer(name, request)).toBeUndefined();
  expect(studio.read(MENU)).toBe(before);
});

function tilesOf({ groups }: { readonly groups: readonly { readonly tiles: readonly TileView[] }[] }): readonly TileView[] {
  return groups.flatMap(({ tiles }) => tiles);
}

function tileOf(id: string): TileView {
  const found = studio
    .ask("menu", { look: LOOK })
    ?.sections.flatMap(tilesOf)
    .find((tile) => tile.id === id);
  if (found === undefined) throw new Error(`${id} is not in the menu`);
  return found;
}

function fieldsOf({ id, texts: label, icon, size, route }: TileView) {
  return { id, label: { ...label }, icon, size, route };
}

function texts(text: string) {
  return { fr: text, en: text, de: text, es: text, it: text };
}

test("an effect that waits gets its yes with a reason, which undo takes back; a framed page made public gets none", () => {
  const open = (access: string) => (text: string) => text.replace(/(id: alimentation\n.*\n {4}access: ).*/, `$1${access}`);
  studio.edit("domains.yaml", open("signedIn"));
  const [effect] = studio.ask("review", {}).effects;
  const id = effect?.id ?? "";
  expect(studio.ask("accept", { id, why: "voulu" })).toMatchObject({ isWritten: false, said: "La raison a 10 lettres au moins." });
  expect(studio.ask("accept", { id, why: "La chambre ouvre l'alimentation." }).isWritten).toBe(true);
  expect(studio.read("accepted.yaml")).toContain('by: "Marie"');
  expect(studio.ask("review", {}).effects[0]).toMatchObject({ id, isWaiting: false, isAccepted: true });
  expect(studio.ask("accept", { id, why: "La chambre ouvre l'alimentation." }).isWritten).toBe(false);
  expect(studio.ask("undo", {}).isWritten).toBe(true);
  expect(studio.ask("review", {}).effects[0]).toMatchObject({ isWaiting: true });
  studio.edit("domains.yaml", open("public"));
  const [shut] = studio.ask("review", {}).effects;
  expect(shut?.isImpossible).toBe(true);
  expect(studio.ask("accept", { id: shut?.id ?? "", why: "La chambre ouvre l'alimentation." }).said).toContain("Aucun oui n'est possible");
});

test("lines put back are those of one effect: a tile that came beside it stays, and of two that went one comes back", () => {
  for (const id of ["sante-history", "sante-other"]) studio.ask("write", { edit: { ...ADD, tile: { ...TILE, id } } });
  studio.edit(MENU, (text) => text.replace(/ {6}- id: sante-pharmacy\n( {8}.*\n)+ {6}- id: sante-preferences\n( {8}.*\n)+/, ""));
  const is = (id: string, text = studio.read(MENU)) => text.includes(`id: ${id}`);
  for (const name of ["sante-history", "sante-pharmacy"]) {
    const effect = studio.ask("review", {}).effects.find(({ own }) => own?.lines.some(({ text }) => is(name, text)));
    studio.ask("back", { id: effect?.id ?? "" });
  }
  const left = ["sante-history", "sante-other", "sante-pharmacy", "sante-preferences"].filter((id) => is(id));
  expect(left).toEqual(["sante-other", "sante-pharmacy"]);
});
