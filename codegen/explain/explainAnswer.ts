import type { Viewer } from "../../src/domain/resolver/scope";
import type { AccessAnswer } from "../answer/accessAnswer";
import type { Entry, ExplainKind, Opening } from "../answer/explanation";
import { labelOf } from "../answer/labelOf";
import { type Position, positionOf } from "../answer/position";
import type { HerdAsker } from "../snapshot/herdKinds";
import { type Asker, askerOf } from "../viewer/asker";
import type { Registry } from "../viewer/registry";
import { type ChangePlace, changePlace } from "./changePlace";
import { smallestChange } from "./smallestChange";
import { toldReason } from "./toldReason";
import type { Change } from "./viewerChange";
import { type WhoHas, whoHas } from "./whoHas";

/** How one grant was decided: the name found first, its level, and whether that level counts offline (bit 8). */
export interface GrantAnswer {
  readonly grant: string;
  readonly held: boolean;
  /** Looked up by its full name only. */
  readonly exact: boolean;
  readonly matched: string | null;
  readonly by: "droits" | "authorizes" | "everybody" | null;
  readonly level: number | null;
  /** Bit 8 of the level; null where there is no level. */
  readonly offlineReady: boolean | null;
}

export interface UserDecision {
  readonly admitted: boolean;
  readonly reason: Opening["reason"];
  /** The reason in other words, where nothing is asked for but a sign-in. */
  readonly told: ReturnType<typeof toldReason>;
  readonly grants: readonly GrantAnswer[];
  /** The smallest change that turns the answer round; null: nothing does. */
  readonly flip: {
    readonly changes: readonly Change[];
    /** Where to make them, for a persona: one place a change that a file can say. */
    readonly places: readonly ChangePlace[];
  } | null;
}

export interface Explanation extends Position {
  readonly kind: ExplainKind;
  readonly name: string;
  readonly label: string | null;
  readonly details: Entry["details"];
  readonly access: readonly AccessAnswer[];
  /** Who has it, online; null for what nobody opens. */
  readonly personas: WhoHas | null;
  readonly decision?: UserDecision;
}

export function explain(
  registry: Registry,
  entry: Entry,
  language: string,
  askers: readonly HerdAsker[],
  viewer: Viewer | null,
  persona: string | null = null,
): Explanation {
  const { kind, name, details, access, ask } = entry;
  return {
    kind,
    name,
    label: labelOf(registry, entry.label, language),
    ...positionOf(registry, entry.place),
    details,
    access: access(),
    personas: ask && whoHas(registry, askers, ask.opening, language),
    ...(viewer === null || ask === null ? {} : { decision: decisionFor(registry, ask, viewer, persona) }),
  };
}

function decisionFor(registry: Registry, ask: NonNullable<Entry["ask"]>, viewer: Viewer, persona: string | null): UserDecision {
  const { tables } = registry;
  const asker = askerOf(tables, viewer);
  const opening = ask.opening(asker);
  const changes = smallestChange(tables, asker, ask.subject);
  const names = new Set(ask.subject.guards.flatMap(({ clauses }) => clauses.flat()));
  return {
    admitted: opening.admitted,
    reason: opening.reason,
    told: toldReason(registry, ask, opening),
    grants: [...names].map((grant) => grantAnswer(asker, grant, tables)),
    flip:
      changes === null
        ? null
        : {
            changes,
            places: persona === null ? [] : changes.flatMap((change) => changePlace(registry, persona, change) ?? []),
          },
  };
}

function grantAnswer({ resolver }: Asker, grant: string, { access, exactGrants }: Registry["tables"]): GrantAnswer {
  const decision = resolver.grant(grant);
  const { held, matched, level } = decision;
  const by = decision.held ? decision.by : matched === null ? null : "authorizes";
  const offlineReady = level === null ? null : (level & access.offlineMask) !== 0;
  return { grant, held, exact: exactGrants.includes(grant), matched, by, level, offlineReady };
}
