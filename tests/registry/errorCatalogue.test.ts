import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REQUIREMENTS } from "../support/requirements";

/** Section 8, entry by entry: where it is provoked in the browser. A test is named by a part of its title. */
const CATALOGUE: readonly {
  readonly entry: string;
  readonly ids: readonly string[];
  readonly spec: string;
  readonly tests: readonly string[];
}[] = [
  {
    entry: "error.unknownid",
    ids: ["ERR-01", "ERR-05"],
    spec: "errors",
    tests: ["a login that fails", "a login without any herd", "a support link that is no longer good", "a choice of a herd that fails"],
  },
  { entry: "error.unknownCheptel", ids: ["ERR-02"], spec: "errors", tests: ["a switch of herd that fails"] },
  { entry: "Elevage introuvable - Chargement impossible", ids: ["ERR-03"], spec: "errors", tests: ["a herd that is not found"] },
  { entry: "common.cantlogin", ids: ["ERR-04", "ERR-05"], spec: "errors", tests: ["a list of herds that does not come"] },
  { entry: "security.login.wrongSign", ids: ["ERR-06"], spec: "errors", tests: ["unknown credentials"] },
  {
    entry: "security.forgot.empty, security.forgot.valide",
    ids: ["VAL-11", "VAL-12"],
    spec: "publicPages/pages",
    tests: ["what is wrong is said beside the field"],
  },
  { entry: "security.forgot.sent", ids: ["ERR-07"], spec: "publicPages/pages", tests: [] },
  { entry: "security.forgot.cantsend", ids: ["ERR-08"], spec: "publicPages/pages", tests: [] },
  { entry: "security.renew.valide", ids: ["VAL-14"], spec: "publicPages/accountForm", tests: ["the renew page asks for 6 characters"] },
  { entry: "security.renew.cant", ids: ["ERR-09"], spec: "publicPages/pages", tests: [] },
  { entry: "security.renew.done", ids: ["ERR-10"], spec: "publicPages/journey", tests: [] },
  { entry: "security.cgu.validated", ids: ["ERR-11"], spec: "publicPages/journey", tests: [] },
  { entry: "security.cgu.cantValidate", ids: ["ERR-12"], spec: "publicPages/pages", tests: [] },
  { entry: "command.copied", ids: ["ERR-13"], spec: "session/guard", tests: ["can be copied for the support"] },
  {
    entry: "Erreur lors de la synchronisation des actions",
    ids: ["SYN-07"],
    spec: "errors",
    tests: ["Erreur lors de la synchronisation des actions"],
  },
  { entry: "state-manager frame check", ids: [], spec: "errors", tests: ["a state manager that does not answer"] },
  { entry: "notifications by default", ids: ["ERR-14"], spec: "session/guard", tests: ["confirmed for 2.5 s"] },
  {
    entry: "session expired",
    ids: ["EXP-01", "EXP-02"],
    spec: "session/expiry",
    tests: ["in the middle of a form", "terms that are accepted", "with the plain words", "leaving the sign-in"],
  },
  { entry: "app update", ids: ["EXP-03", "EXP-04"], spec: "errors", tests: ["an app update"] },
  { entry: "network errors by their message", ids: ["NET-12"], spec: "errors", tests: ["recognised by its message"] },
  {
    entry: "a failed login bootstrap",
    ids: ["LOG-11", "LOG-12"],
    spec: "errors",
    tests: ["nothing is loaded, and the user is logged out"],
  },
  { entry: "boot errors", ids: ["LOG-13"], spec: "errors", tests: ["logged and ignored"] },
];

const titlesOf = (spec: string) =>
  [...readFileSync(`tests/e2e/${spec}.spec.ts`, "utf8").matchAll(/\btest\(\s*(["`])((?:(?!\1).)*)\1/g)].map(([, , title = ""]) => title);

test.each(CATALOGUE)("$entry is provoked in the browser", ({ ids, spec, tests }) => {
  const titles = titlesOf(spec);
  for (const part of tests) expect(titles.filter((title) => title.includes(part))).not.toEqual([]);
  for (const id of ids) expect(titles.filter((title) => title.includes(`[${id}]`))).not.toEqual([]);
});

test("the table holds every entry of the error catalogue, and each browser test it names exists", () => {
  const listed = new Set(CATALOGUE.flatMap(({ ids }) => ids));
  const errors = REQUIREMENTS.filter(({ area }) => area === "errors").map(({ id }) => id);
  expect(errors.filter((id) => !listed.has(id))).toEqual([]);
  const specs = readdirSync("tests/e2e", { recursive: true });
  for (const { spec } of CATALOGUE) expect(specs).toContain(`${spec}.spec.ts`);
});
