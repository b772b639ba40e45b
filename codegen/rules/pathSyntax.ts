import { type PatternFault, parsePattern } from "../../src/domain/routing/pattern";
import { finding } from "../diagnostic/finding";
import type { RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import { meantAddress } from "./meantAddress";
import type { Rule } from "./rule";

/** Addresses are made of words and parameters. */
export const pathSyntax: Rule = function* (model) {
  for (const { place, path, document } of model.routes.values()) {
    if (path === null && document.path !== undefined) {
      yield finding(
        model.locate(below(place, "path"), "key"),
        "path-syntax",
        "A hidden frame (navigable: false) has no address, so its path would never be used.",
        {
          hint: 'Remove "path:" or "navigable: false".',
        },
      );
    }
    // Braces are told by unknown-placeholder.
    const parsed = path === null || path.includes("{") ? [] : parsePattern(path);
    if (!("fault" in parsed) || parsed.fault === "after-optional") continue;
    const at = document.path === undefined ? model.locate(place, "key") : model.locate(below(place, "path"));
    yield finding(at, "path-syntax", `The address "${path}" cannot be read: ${FACTS[parsed.fault](parsed.segment)}.`, {
      hint: remedy(model, path ?? "", parsed.fault),
    });
  }
};

type Fault = Exclude<PatternFault["fault"], "after-optional">;

const FACTS: Readonly<Record<Fault, (segment: string) => string>> = {
  "leading-slash": () => "it starts with a slash",
  "empty-segment": () => "there is nothing between two slashes, or after the last one",
  "bad-segment": (segment) => `"${segment}" holds a character that cannot stand in an address`,
  "bad-parameter": (segment) => `"${segment}" is not a parameter`,
  "repeated-parameter": (segment) => `"${segment}" stands in it twice`,
};

function remedy(model: RegistryModel, path: string, fault: Fault): string {
  const address = meantAddress(path);
  if (address === null) return HINTS[fault];
  // Where the colon of one parameter was left out, so was that of the others.
  const bare = /(?:^|\/)\w+\?/.test(path);
  const params = new Set(model.documents.params.flatMap(({ document }) => Object.keys(document.params)));
  const meant = address.split("/").map((segment) => (bare && params.has(segment) ? `:${segment}` : segment));
  const query =
    /\?[^/]*=/.test(path) && !/\?(\w+)=:\1$/.test(path)
      ? '. What followed the ? is no part of an address: a tile gives it under "query:".'
      : "";
  return `Write ${meant.join("/")}${query}`;
}

const HINTS: Readonly<Record<Fault, string>> = {
  "leading-slash": "Remove the first slash.",
  "empty-segment": "Write a word or a parameter between slashes, and none at the end.",
  "bad-segment": "Use letters, digits, - and _; a parameter is written :id.",
  "bad-parameter":
    "Write a colon, the name of the parameter and, when needed, one of ? (may be left out), + (one or more) and * (any number): :id, :id?, :code+, :code*.",
  "repeated-parameter": "Give the second one another name, and declare it in params.yaml.",
};
