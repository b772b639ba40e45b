import { test } from "vitest";
import { edited } from "./registryFixture";
import { toldAndMended, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const LABEL = "label: { fr: Vêlages, en: Calvings }";

test.each(["fr: Vêlages, en: Calvings", "fr: Vêlages; en: Calvings", "( fr: Vêlages, en: Calvings )"])(
  "languages written as %s are told with their braces",
  (written) => {
    toldAndMended({ file: MENU, right: LABEL, written: `label: ${written}`, told: [LABEL] });
  },
);

test("a text with a comma gets quotes when the braces round it are missing", () => {
  toldAndMended({
    file: MENU,
    right: LABEL,
    written: "label: fr: Vêlages, avortements, en: Calvings",
    told: ['Write label: { fr: "Vêlages, avortements", en: Calvings }'],
    mended: 'label: { fr: "Vêlages, avortements", en: Calvings }',
  });
});

test.each(["Vêlages { fr: Vêlages, en: Calvings }", '"Vêlages" { fr: Vêlages, en: Calvings }', "{ fr: Vêlages, en: Calvings } Vêlages"])(
  "a word that the texts say already, in label: %s, is told to be removed",
  (written) => {
    toldAndMended({ file: MENU, right: LABEL, written: `label: ${written}`, told: [`Remove it: ${LABEL}`] });
  },
);

test("a word beside braces that no text says is kept for the text it belongs to", () => {
  for (const written of ["Soins, { fr: Vêlages, en: Calvings }", "{ fr: Vêlages, en: Calvings } Soins"])
    toldAndMended({ file: MENU, right: LABEL, written: `label: ${written}`, told: [`Write ${LABEL}. When "Soins" belongs to a text`] });
  toldAndMended({
    file: CARD,
    right: "access:\n      anyOf: [herd.events]",
    written: "access: only { anyOf: [herd.events] }",
    told: ["Remove it: access: { anyOf: [herd.events] }"],
    mended: "access: { anyOf: [herd.events] }",
  });
});

test("the first language beside its key is told with a line of its own, and never removed", () => {
  toldAndMended({
    file: MENU,
    right: LABEL,
    written: "label: fr: Vêlages\n          en: Calvings",
    told: ['Start a new line before "fr:", with 10 spaces'],
    mended: "label:\n          fr: Vêlages\n          en: Calvings",
  });
});

const VALUES = "route: card.events\n        params: { view: velage }";
const detail = (params: string) => `route: card.detail\n        ${params}`;

test.each(["params: {id:12}", "params: { id:12 }", "params: {id=12}", 'params: {id:"12"}'])(
  "a value without a space behind its colon, in %s, is told once, with quotes",
  (written) => {
    toldAndMended({
      file: MENU,
      right: VALUES,
      written: detail(written),
      told: ['Write id: "12"'],
      mended: detail('params: { id: "12" }'),
    });
  },
);

test.each(["params:{id: 12}", "params {id:12}", "params:{ id:12 }"])(
  "a key that sticks to its braces, %s, is told with all of it",
  (written) => {
    const mended = detail('params: { id: "12" }');
    toldAndMended({ file: MENU, right: VALUES, written: detail(written), told: ['Write params: { id: "12" }'], mended });
  },
);

test.each(["label:", 'label: ""', "label: {}"])("a second key without a value, %s, is told to be removed, wherever it stands", (empty) => {
  const lines = { right: `        ${LABEL}\n`, mended: `        ${LABEL}\n` };
  toldAndMended({ file: MENU, ...lines, written: `        ${LABEL}\n        ${empty}\n`, told: ["Remove line 17, which has no value."] });
  toldAndMended({ file: MENU, ...lines, written: `        ${empty}\n        ${LABEL}\n`, told: ["Remove line 16, which has no value."] });
});

test.each(["events/view:?", "events/{view?}", "events/[view?]", "events/?view", "events/view"])(
  "the parameter of %s that may be missing keeps its question mark",
  (written) => {
    toldAndMended({ file: CARD, right: "path: events/:view?", written: `path: ${written}`, told: ["events/:view?"] });
  },
);

test("a route that is opened by its name alone is told with the question mark it may lack", () => {
  toldOnce(edited(CARD, "path: events/:view?", "path: events/:view"), 'write ":view?" at the end of its address');
});
