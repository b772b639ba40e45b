import type { Rule } from "./rule";
import { one, unknownNames } from "./unknownNames";

/** Calls that logins name must be declared. */
export const unknownCall: Rule = (model) =>
  unknownNames(
    model,
    model.documents.application.flatMap(({ file, document: { login } }) => [
      ...one(login?.call, file, ["login", "call"]),
      ...one(login?.followedBy, file, ["login", "followedBy"]),
    ]),
    {
      code: "unknown-call",
      what: "call of calls.yaml",
      known: new Set(model.documents.calls.flatMap(({ document }) => Object.keys(document.calls))),
      hint: "Write the name of a call, or declare it in calls.yaml with its method and path.",
    },
  );
