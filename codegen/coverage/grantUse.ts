import { withShorter } from "../link/references";
import type { Registry } from "../viewer/registry";

export interface GrantUse {
  readonly declared: number;
  /** Declared grants that open something: asked for by name, or through a longer name below them. */
  readonly used: number;
  readonly unused: readonly string[];
  /** Asked for, but only where everybody passes anyway. */
  readonly shadowed: readonly string[];
  /** Names asked for, or held by a persona, that no family declares. */
  readonly undeclared: readonly string[];
}

export function grantUse({ model, tables }: Registry): GrantUse {
  const { everybody } = tables.access;
  const clauses = tables.guards.flatMap((guard) => guard.clauses);
  const asked = askedGrants({ model, tables }, clauses);
  const deciding = new Set(
    [
      ...askedGrants(
        { model, tables },
        clauses.filter((clause) => !clause.includes(everybody)),
      ),
    ].flatMap(withShorter),
  );
  const opening = new Set([...asked].flatMap(withShorter));
  const held = model.documents.persona.flatMap(({ document: { profile } }) => [...profile.droits, ...Object.keys(profile.authorizes)]);
  const declared = [...model.grants.keys()];
  const unused = declared.filter((name) => !opening.has(name)).sort();
  const shadowed = declared.filter((name) => opening.has(name) && !deciding.has(name)).sort();
  const undeclared = [...new Set([...asked, ...held])]
    .filter((name) => name !== everybody && !model.grants.has(name) && !isCandidate(tables.features.candidate, name))
    .sort();
  return { declared: declared.length, used: declared.length - unused.length, unused, shadowed, undeclared };
}

function askedGrants({ model, tables }: Registry, clauses: readonly (readonly string[])[]): ReadonlySet<string> {
  const { candidate, ...features } = tables.features;
  return new Set([
    ...clauses.flat(),
    ...(tables.guards.some(({ public: open, clauses }) => !open && clauses.length === 0) ? [tables.access.everybody] : []),
    ...Object.values(tables.applications).flatMap(({ login }) => login?.grant ?? []),
    ...Object.values(features),
    ...[...model.grants.keys()].filter((name) => isCandidate(candidate, name)),
  ]);
}

/** The toggle of a candidate version bears the id of its application after the feature's name. */
function isCandidate(candidate: string, name: string): boolean {
  return name === candidate || name.startsWith(`${candidate}.`);
}
