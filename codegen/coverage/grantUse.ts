import { withShorter } from "../link/references";
import type { Registry } from "../viewer/registry";

export interface GrantUse {
  readonly declared: number;
  /** Declared grants that open something: asked for by name, or through a longer name below them. */
  readonly used: number;
  readonly unused: readonly string[];
  /** Names asked for, or held by a persona, that no family declares. */
  readonly undeclared: readonly string[];
}

export function grantUse({ model, tables }: Registry): GrantUse {
  const asked = askedGrants({ model, tables });
  const opening = new Set([...asked].flatMap(withShorter));
  const held = model.documents.persona.flatMap(({ document: { profile } }) => [...profile.droits, ...Object.keys(profile.authorizes)]);
  const declared = [...model.grants.keys()];
  const unused = declared.filter((name) => !opening.has(name)).sort();
  const { everybody } = tables.access;
  const undeclared = [...new Set([...asked, ...held])]
    .filter((name) => name !== everybody && !model.grants.has(name) && !isCandidate(tables.features.candidate, name))
    .sort();
  return { declared: declared.length, used: declared.length - unused.length, unused, undeclared };
}

function askedGrants({ model, tables }: Registry): ReadonlySet<string> {
  const { candidate, ...features } = tables.features;
  return new Set([
    ...tables.guards.flatMap(({ clauses }) => clauses.flat()),
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
