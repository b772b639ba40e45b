import { type Position, positionOf } from "../answer/position";
import type { Place } from "../link/model";
import { below } from "../link/places";
import type { Registry } from "../viewer/registry";

/** A grant of a list of which any suffices, that lets nobody in whom another one of the list does not let in. */
export interface PointlessAlternative {
  readonly at: Position;
  readonly grant: string;
  /** The one that lets them in. */
  readonly beside: string;
  /** Only a level 0 of the other makes a difference: whoever holds the shorter name holds the longer one but for that. */
  readonly byLevelZero: boolean;
}

/** For all possible users, whatever rights they are given. */
export function pointlessAlternatives(registry: Registry): readonly PointlessAlternative[] {
  const { everybody } = registry.tables.access;
  const { exactGrants } = registry.tables;
  const found = new Map<string, PointlessAlternative>();
  for (const { place, names } of listsIn(registry)) {
    for (const [n, grant] of names.entries()) {
      const longer = names.find((other) => other.startsWith(`${grant}.`) && !exactGrants.includes(other));
      const beside = grant !== everybody && names.includes(everybody) ? everybody : longer;
      if (beside === undefined) continue;
      const at = positionOf(registry, below(place, n));
      found.set(`${at.file}:${at.line}:${at.column}`, { at, grant, beside, byLevelZero: beside !== everybody });
    }
  }
  return [...found.values()];
}

function* listsIn({ model }: Registry): Iterable<{ readonly place: Place; readonly names: readonly string[] }> {
  const { documents } = model;
  const domains = documents.domains.flatMap(({ file, document }) =>
    document.domains.map(({ access }, n) => ({ access, place: { file, path: ["domains", n] } })),
  );
  const applications = documents.application.map(({ file, document }) => ({ access: document.access, place: { file, path: [] } }));
  const entries = [...model.routes.values(), ...model.tiles.values()].map(({ document, place }) => ({ access: document.access, place }));
  for (const { access, place } of [...domains, ...applications, ...entries])
    if (typeof access === "object" && access.anyOf !== undefined && access.anyOf.length > 1)
      yield { place: below(place, "access", "anyOf"), names: access.anyOf };
}
