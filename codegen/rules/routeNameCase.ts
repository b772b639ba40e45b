import { finding } from "../diagnostic/finding";
import type { LinkedRoute } from "../link/model";
import type { Rule } from "./rule";

const CAPITAL = /(?:^|\.)\p{Lu}/u;

/** Names are lower and upper case as written: one level that starts with a capital, where none elsewhere does, is most often a slip. */
export const routeNameCase: Rule = function* (model) {
  const capital: LinkedRoute[] = [];
  const others: LinkedRoute[] = [];
  for (const route of model.routes.values()) (CAPITAL.test(route.name) ? capital : others).push(route);
  const applications = new Set(capital.map(({ application }) => application));
  if (applications.size !== 1 || others.length === 0) return;
  for (const { name, place } of capital) {
    const meant = name
      .split(".")
      .map((level) => level.charAt(0).toLowerCase() + level.slice(1))
      .join(".");
    yield finding(model.locate(place, "key"), "route-name-case", `"${name}" has a capital where no other route has one.`, {
      hint: `Write ${meant}: capitals count in names, and in the address where "path:" is left out.`,
      severity: "warning",
    });
  }
};
