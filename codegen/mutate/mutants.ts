import { decides } from "../link/access";
import type { RegistryModel } from "../link/model";
import type { AccessDocument } from "../schema/common";
import { accessSites, replaced } from "./accessSites";
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
  return [...alike.values(), ...conditionMutants(model), ...featureMutants(model, declared)];
}

type Change = readonly [Mutation, AccessDocument | undefined];
/** Declared grants, file by file. */
type Families = readonly (readonly string[])[];

function changesOf(access: AccessDocument, families: Families): readonly Change[] {
  const dropped: Change = ["drop", undefined];
  if (access === "public") return [dropped, ["narrow", "signedIn"]];
  if (typeof access !== "object") return [dropped, ["widen", "public"], ["narrow", { anyOf: families[0]?.slice(0, 1) ?? [] }]];
  const { anyOf, multiHerd, workshop } = access;
  const conditions: Change[] = [
    ...(multiHerd === true ? [["widen", { ...access, multiHerd: undefined }] as const] : []),
    ...(workshop === undefined ? [] : [["widen", { ...access, workshop: undefined }] as const]),
  ];
  if (anyOf === undefined || !decides(access)) return [dropped, ...conditions];
  return [dropped, ["widen", "signedIn"], ...conditions, ...grantChanges(access, anyOf, families)];
}

function grantChanges(access: AccessDocument & object, anyOf: readonly string[], families: Families): readonly Change[] {
  const withGrants = (names: readonly string[]) => ({ ...access, anyOf: [...names] });
  const changes = anyOf.flatMap((grant, n): readonly Change[] => [
    ...(anyOf.length > 1 ? [["narrow", withGrants(anyOf.toSpliced(n, 1))] as const] : []),
    ...otherGrants(grant, anyOf, families).flatMap(([mutation, name]): readonly Change[] => [
      [mutation, withGrants(anyOf.with(n, name))],
      ...(mutation === "swap" ? [["widen", withGrants([...anyOf, name])] as const] : []),
    ]),
  ]);
  const isNarrowed = changes.some(([mutation]) => mutation === "narrow");
  return isNarrowed || access.multiHerd === true ? changes : [...changes, ["narrow", { ...access, multiHerd: true }] as const];
}

/** The grants that the shell itself asks for, each in turn. Of candidates no shorter or longer name says more or less. */
function featureMutants({ documents }: RegistryModel, families: Families): readonly Mutant[] {
  return documents.settings.flatMap(({ file, document, document: { features } }) =>
    Object.entries(features ?? {}).flatMap(([feature, grant]) =>
      otherGrants(grant, [grant], families).flatMap(([mutation, after]): readonly Mutant[] => {
        if (feature === "candidate" && mutation !== "swap") return [];
        const settings = replaced(documents.settings, file, { ...document, features: features && { ...features, [feature]: after } });
        const place = { file, path: ["features", feature] };
        return [{ mutation, place, before: `${feature}: ${grant}`, after, documents: { ...documents, settings } }];
      }),
    ),
  );
}

/** A shorter name in the place of a grant admits fewer, a longer one more: whoever holds the shorter holds the longer. */
function otherGrants(grant: string, anyOf: readonly string[], families: Families): readonly (readonly [Mutation, string])[] {
  const all = families.flat();
  const shorter = all.findLast((name) => grant.startsWith(`${name}.`) && !anyOf.includes(name));
  const longer = all.find((name) => name.startsWith(`${grant}.`) && !anyOf.includes(name));
  const other = neighbour(grant, anyOf, families);
  return [
    ...(shorter === undefined ? [] : [["narrow", shorter] as const]),
    ...(longer === undefined ? [] : [["widen", longer] as const]),
    ...(other === undefined ? [] : [["swap", other] as const]),
  ];
}

/** A grant that is none of these and gives none of them: the next one of the same file, else of all. */
function neighbour(grant: string, anyOf: readonly string[], families: Families): string | undefined {
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
