import { finding, relatedTo } from "../diagnostic/finding";
import type { LinkedApplication } from "../link/model";
import { loginPath } from "../tables/applicationsOf";
import type { Rule } from "./rule";

/** Each login goes to an application of its own: two with one address would both sign in to the same one. */
export const loginTwice: Rule = function* (model) {
  const calls = Object.assign({}, ...model.documents.calls.map(({ document }) => document.calls));
  const first = new Map<string, LinkedApplication>();
  for (const application of model.applications.values()) {
    const { id, document, place } = application;
    if (document.login === undefined) continue;
    const address = loginPath(id, document.login, calls).replace(/\/$/, "");
    // A call that is not declared is told by unknown-call.
    if (address === "") continue;
    const other = first.get(address);
    if (other === undefined) {
      first.set(address, application);
      continue;
    }
    yield finding(
      model.locate({ file: place.file, path: ["login"] }, "key"),
      "login-twice",
      `"${id}" and "${other.id}" have the same login, ${address}.`,
      {
        hint: "Give one of them another path, or remove its login when one sign-in is enough for both.",
        related: relatedTo(model.locate({ file: other.place.file, path: ["login"] }, "key"), `the login of "${other.id}" is here`),
      },
    );
  }
};
