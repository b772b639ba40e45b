import { type Finding, finding } from "../diagnostic/finding";
import type { RegistryModel } from "../link/model";
import type { WordName } from "../messages/words";
import { createProver } from "../prove/prover";
import { repeated } from "../rules/repeated";
import { seenFindings } from "../snapshot/seenFindings";
import { registryTables } from "../tables/registryTables";
import type { Registry } from "../viewer/registry";
import { type Cause, causesOf } from "./causes";
import { entryProofs } from "./proofs";
import { tileNames } from "./tileNames";

/** What `check` finds of a registry without mistakes: where it leads people beside its tiles, which are a rule, tiles with another name than their page, and who sees what otherwise than before. */
export function checkFindings(path: string, model: RegistryModel): readonly Finding[] {
  const registry = { model, tables: registryTables(model) };
  return [...strayEntries(registry), ...tileNames(registry), ...duplicateAcceptances(registry), ...seenFindings(path, registry)];
}

/** An acceptance that stands twice in accepted.yaml: it is not clear which of the two reasons counts. */
function duplicateAcceptances({ model }: Registry): readonly Finding[] {
  const given = model.documents.accepted.flatMap(({ file, document }) =>
    document.accepted.map(({ id }, n) => ({ id, at: model.locate({ file, path: ["accepted", n, "id"] }, "value") })),
  );
  return [...repeated(given, ({ id }) => id)].map(({ entry: { id, at }, first }) =>
    finding(at, "yes-twice", { id, line: first.at.line }, { severity: "warning", related: first.at }),
  );
}

function strayEntries(registry: Registry): readonly Finding[] {
  const causes = causesOf(registry, entryProofs(registry, createProver(registry.tables)));
  return causes.map((cause) => {
    const { at, fails, way, user } = cause;
    const names = [...new Set(fails.map(({ subject }) => subject))].join(", ");
    const place = { ...at, endLine: at.line, endColumn: at.column };
    const route = fails[0]?.object ?? "";
    const path = registry.model.routes.get(route)?.path;
    // Without a value that it asks for, a page has no address.
    if (way.length === 0 && path) return finding(place, "entry-lacks-value", { names, route, path });
    const params = { names, way: way.join(" → "), "#failure": failureOf(cause), "@user": JSON.stringify(user) };
    return finding(place, "entry-leads-astray", params);
  });
}

function failureOf({ because: { sentence } }: Cause): WordName {
  if (sentence === "because.loop") return "isCircle";
  if (sentence === "because.other-route") return "isOther";
  const isNowhere = ["because.no-route", "because.no-address", "because.unknown-address", "because.missing", "because.no-home-address"];
  return isNowhere.includes(sentence) ? "isNowhere" : "isRefused";
}
