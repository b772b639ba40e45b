import { decides } from "../link/accessOf";
import type { RegistryModel } from "../link/model";
import type { AccessDocument } from "../schema/common";
import { accessSites } from "./accessSites";
import { conditionMutants } from "./conditionMutants";
import type { Mutant, Mutation } from "./mutant";

/** Every access in turn: dropped, widened, narrowed, swapped. */
export function mutantsOf(model: RegistryModel): readonly Mutant[] {
  const declared = model.documents.grantFamily.map(({ document }) => Object.keys(document.grants).filter((name) => !name.includes("{")));
  const ofAccess = accessSites(model).flatMap((site): readonly Mutant[] =>
    changesOf(site.access, declared).flatMap(([mutation, access]) =>
      access === undefined && site.isAsked
        ? []
        : [{ mutation, place: site.place, before: accessText(site.access), after: accessText(access), documents: site.put(access) }],
    ),
  );
  // Beside each of several grants the neighbour may be the same.
  const alike = new Map(ofAccess.map((one) => [`${one.place.file} ${one.place.path.join(" ")} ${one.after}`, one]));
  return [...alike.values(), ...conditionMutants(model)];
}

type Change = readonly [Mutation, AccessDocument | undefined];

function changesOf(access: AccessDocument, families: readonly (readonly string[])[]): readonly Change[] {
  const dropped: Change = ["drop", undefined];
  if (access === "public") return [dropped, ["narrow", "signedIn"]];
  if (typeof access !== "object") return [dropped, ["widen", "public"], ["narrow", { anyOf: families[0]?.slice(0, 1) ?? [] }]];
  const { anyOf, multiHerd, workshop } = access;
  const conditions: Change[] = [
    ...(multiHerd === true ? [["widen", { ...access, multiHerd: false }] as const] : []),
    ...(workshop === undefined ? [] : [["widen", { ...access, workshop: undefined }] as const]),
  ];
  if (anyOf === undefined || !decides(access)) return [dropped, ...conditions];
  return [dropped, ["widen", "signedIn"], ...conditions, ...grantChanges(access, anyOf, families)];
}

/** A shorter name in the place of a grant admits fewer, a longer one more: whoever holds the shorter holds the longer. */
function grantChanges(access: AccessDocument & object, anyOf: readonly string[], families: readonly (readonly string[])[]) {
  const all = families.flat();
  const withGrants = (names: readonly string[]) => ({ ...access, anyOf: [...names] });
  const changes = anyOf.flatMap((grant, n): readonly Change[] => {
    const put = (name: string) => withGrants(anyOf.with(n, name));
    const shorter = all.findLast((name) => grant.startsWith(`${name}.`) && !anyOf.includes(name));
    const longer = all.find((name) => name.startsWith(`${grant}.`) && !anyOf.includes(name));
    const other = neighbour(grant, anyOf, families);
    return [
      ...(anyOf.length > 1 ? [["narrow", withGrants(anyOf.toSpliced(n, 1))] as const] : []),
      ...(shorter === undefined ? [] : [["narrow", put(shorter)] as const]),
      ...(longer === undefined ? [] : [["widen", put(longer)] as const]),
      ...(other === undefined ? [] : [["swap", put(other)] as const, ["widen", withGrants([...anyOf, other])] as const]),
    ];
  });
  const isNarrowed = changes.some(([mutation]) => mutation === "narrow");
  return isNarrowed || access.multiHerd === true ? changes : [...changes, ["narrow", { ...access, multiHerd: true }] as const];
}

/** A grant that is none of these and gives none of them: the next one of the same file, else of all. */
function neighbour(grant: string, anyOf: readonly string[], families: readonly (readonly string[])[]): string | undefined {
  const isApart = (name: string) =>
    !anyOf.some((one) => one === name || one.startsWith(`${name}.`) || name.startsWith(`${one}.`)) && !name.includes("{");
  const own = families.find((names) => names.includes(grant)) ?? [];
  const after = [...own.slice(own.indexOf(grant) + 1), ...own.slice(0, own.indexOf(grant))];
  return after.find(isApart) ?? families.flat().find(isApart);
}

function accessText(access: AccessDocument | undefined): string {
  if (typeof access !== "object") return access ?? "";
  const { anyOf, multiHerd, workshop } = access;
  return [
    ...(anyOf === undefined ? [] : [anyOf.join(" | ")]),
    ...(multiHerd === true ? ["multiHerd"] : []),
    ...(workshop === undefined ? [] : [`workshop: ${workshop}`]),
  ].join(", ");
}
