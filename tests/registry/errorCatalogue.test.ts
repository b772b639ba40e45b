import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REQUIREMENTS } from "../support/requirements";

/** Section 8, entry by entry: where it is provoked in the browser. A test is named by a part of its title. */
const CATALOGUE: readonly (readonly [entry: string, spec: string, ids: readonly string[], tests: readonly string[]])[] = [
  [
    "error.unknownid",
    "errors",
    ["ERR-01", "ERR-05"],
    ["a login that fails", "a login without any herd", "a support link that is no longer good", "a choice of a herd that fails"],
  ],
  ["error.unknownCheptel", "errors", ["ERR-02"], ["a switch of herd that fails"]],
  ["Elevage introuvable - Chargement impossible", "errors", ["ERR-03"], ["a herd that is not found"]],
  ["common.cantlogin", "errors", ["ERR-04", "ERR-05"], ["a list of herds that does not come"]],
  ["security.login.wrongSign", "errors", ["ERR-06"], ["unknown credentials"]],
  ["security.forgot.empty, security.forgot.valide", "publicPages/pages", ["VAL-11", "VAL-12"], ["what is wrong is said beside the field"]],
  ["security.forgot.sent", "publicPages/pages", ["ERR-07"], []],
  ["security.forgot.cantsend", "publicPages/pages", ["ERR-08"], []],
  ["security.renew.valide", "publicPages/accountForm", ["VAL-14"], ["the renew page asks for 6 characters"]],
  ["security.renew.cant", "publicPages/pages", ["ERR-09"], []],
  ["security.renew.done", "publicPages/journey", ["ERR-10"], []],
  ["security.cgu.validated", "publicPages/journey", ["ERR-11"], []],
  ["security.cgu.cantValidate", "publicPages/pages", ["ERR-12"], []],
  ["command.copied", "session/guard", ["ERR-13"], ["can be copied for the support"]],
  ["Erreur lors de la synchronisation des actions", "errors", ["SYN-07"], ["Erreur lors de la synchronisation des actions"]],
  ["state-manager frame check", "errors", [], ["a state manager that does not answer"]],
  ["notifications by default", "session/guard", ["ERR-14"], ["confirmed for 2.5 s"]],
  [
    "session expired",
    "session/expiry",
    ["EXP-01", "EXP-02"],
    ["in the middle of a form", "terms that are accepted", "with the plain words", "leaving the sign-in"],
  ],
  ["app update", "errors", ["EXP-03", "EXP-04"], ["an app update"]],
  ["network errors by their message", "errors", ["NET-12"], ["recognised by its message"]],
  ["a failed login bootstrap", "errors", ["LOG-11", "LOG-12"], ["nothing is loaded, and the user is logged out"]],
  ["boot errors", "errors", ["LOG-13"], ["logged and ignored"]],
];

const titlesOf = (spec: string) =>
  [...readFileSync(`tests/e2e/${spec}.spec.ts`, "utf8").matchAll(/\btest\(\s*(["`])((?:(?!\1).)*)\1/g)].map(([, , title = ""]) => title);

test.each(CATALOGUE)("%s is provoked in the browser", (_entry, spec, ids, tests) => {
  const titles = titlesOf(spec);
  for (const part of tests) expect(titles.filter((title) => title.includes(part))).not.toEqual([]);
  for (const id of ids) expect(titles.filter((title) => title.includes(`[${id}]`))).not.toEqual([]);
});

test("the table holds every entry of the error catalogue, and each browser test it names exists", () => {
  const listed = new Set(CATALOGUE.flatMap(([, , ids]) => ids));
  const errors = REQUIREMENTS.filter(({ area }) => area === "errors").map(({ id }) => id);
  expect(errors.filter((id) => !listed.has(id))).toEqual([]);
  const specs = readdirSync("tests/e2e", { recursive: true });
  for (const [, spec] of CATALOGUE) expect(specs).toContain(`${spec}.spec.ts`);
});
