import { expect, test } from "vitest";
import { edited } from "./registryFixture";
import { type Changes, tell, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const GRANTS = "grants/herd.yaml";
const BREEDER = "personas/breeder.yaml";

test("a right whose dash sticks to it keeps its place in the list", () => {
  const rights = (lines: string) => edited(BREEDER, "droits: [herd]", `droits:\n${lines}`);
  for (const lines of ["    -herd\n    - desk", "    - herd\n    -desk", "    - herd\n    -desk\n    - herd.events"])
    toldOnce(rights(lines), "Put a space after the dash: - ");
  toldOnce(rights("    - herd\n      -desk"), "a dash sticks to its name: write - herd and below it - desk");
});

test("a right with a level among the rights of a user is told where levels stand", () => {
  toldOnce(
    edited(BREEDER, "droits: [herd]", "droits:\n    - herd: 1"),
    `${BREEDER}:12 wrong-type`,
    "- herd.",
    '"authorizes:", as { herd: 1 }',
  );
  toldOnce(
    edited(BREEDER, "droits: [herd]", "droits:\n    herd: 1"),
    `${BREEDER}:12 wrong-type`,
    "[herd]",
    '"authorizes:", as { herd: 1 }',
  );
  toldOnce(edited(BREEDER, "    herd.events: 8", "    [herd.events]"), "wrong-type", "{ herd.events: 1 }");
});

test("a grant without its sentence is told what the sentence is for", () => {
  const gone = edited(GRANTS, "    opens: { fr: Voit les animaux., en: Sees the animals. }\n", "");
  toldOnce(gone, `${GRANTS}:4 missing-key`, "opens: { fr: …, en: … }", "One sentence: what somebody who holds it can do.");
});

test.each(["everyone", "all", "ALL", "true"])("access: %s is told with what each word of an access means", (word) => {
  toldOnce(
    edited(CARD, "access:\n      anyOf: [herd.events]", `access: ${word}`),
    `${CARD}:22 wrong-`,
    "signedIn (everyone who is signed in), public (also without signing in)",
  );
});

test.each(["herd.evnts", "Herd.events", "events"])(
  "a grant that is declared as %s and asked for by its right name is told where it is declared",
  (name) => {
    toldOnce(
      edited(GRANTS, "  herd.events:\n", `  ${name}:\n`),
      `${GRANTS}:7 unknown-grant "${name}" is declared here and nothing asks for it`,
      `Write "herd.events:" here, or, if it was renamed on purpose, write ${name} in place of herd.events where it is asked for: ${CARD}:23,`,
    );
  },
);

/** A grant that a route asks for under another name than it is declared with. */
function twoNames(asked: string, declared: string): Changes {
  const grant = `  ${declared}:\n    label: { fr: Rapports, en: Reports }\n    opens: { fr: Voit les rapports., en: Sees the reports. }\n`;
  return {
    ...edited(CARD, "    path: reports/:code+\n", `    path: reports/:code+\n    access: { anyOf: [${asked}] }\n`),
    ...edited(GRANTS, "  desk:\n", `${grant}  desk:\n`),
  };
}

test("a new grant with two spellings is told with both places, since either may be the right one", () => {
  toldOnce(
    twoNames("herd.report", "herd.reprot"),
    `${CARD}:27 unknown-grant`,
    'did you mean "herd.reprot"?',
    "correct whichever of the two names is misspelt",
  );
});

test("a name above an unknown grant is never offered in its place: it would open the page to more people", () => {
  const told = tell(twoNames("herd.events2.day", "herd.day"));
  expect(told.join("\n")).not.toContain('did you mean "herd"');
  expect(tell(edited(CARD, "[herd.events]", "[herd.x]")).join("\n")).not.toContain('did you mean "herd"');
});

test("the word for everybody cannot be the name of a grant", () => {
  expect(tell(twoNames("ALL", "ALL"))).toContainEqual(
    expect.stringMatching(/^grants\/herd\.yaml:\d+ unknown-grant "ALL" stands for everybody/),
  );
});

test("a code among the rights of a user, and a right among the codes, are told with the place of each", () => {
  toldOnce(edited(BREEDER, "droits: [herd]", "droits: [herd, SENSORS]"), `${BREEDER}:11 unknown-grant`, 'codes stand under "grants:"');
  toldOnce(
    edited(BREEDER, "grants: [SENSORS]", "grants: [SENSORS, herd.events]"),
    `${BREEDER}:12 unknown-code`,
    'rights stand under "droits:"',
  );
});

test("a word of an access in brackets is told to stand alone", () => {
  const access = (value: string) => edited(CARD, "access:\n      anyOf: [herd.events]", `access: ${value}`);
  toldOnce(access("[signedIn]"), `${CARD}:22 wrong-type`, "Write signedIn alone, without brackets.");
  toldOnce(access("[inherit, herd.events]"), `${CARD}:22 wrong-type`, "{ anyOf: [herd.events] }", '"inherit" stands alone');
  toldOnce(access("anyOf: [herd.events]"), `${CARD}:22 syntax-error`, "Write access: { anyOf: [herd.events] }");
});

test("a remark in brackets behind a name, and a word between two names, are no names", () => {
  const rights = (value: string) => edited(BREEDER, "droits: [herd]", `droits:\n    - ${value}`);
  toldOnce(rights("herd (all)"), `${BREEDER}:12 wrong-value`, "write herd.");
  toldOnce(rights("herd et desk"), `${BREEDER}:12 wrong-value`, "write - herd and below it - desk");
});
