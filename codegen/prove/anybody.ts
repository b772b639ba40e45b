import { ABSENT } from "../../src/domain/grants/decideGrant";
import type { GuardDecision } from "../../src/domain/grants/decideGuard";
import type { HerdContext } from "../../src/domain/herd/herdContext";
import type { RegistryTables, RouteRecord } from "../../src/domain/registry/tables";
import type { Resolver } from "../../src/domain/resolver/createResolver";
import { resolveAddress, resolveRoute } from "../../src/domain/resolver/resolveRoute";
import type { Scope } from "../../src/domain/resolver/scope";
import { decideTile } from "../../src/domain/resolver/tileDecision";
import { shareTrie } from "../../src/domain/routing/matcher";
import { readProfile } from "../../src/domain/session/profile";
import type { Condition } from "./condition";

/** What proofs ask of a resolver, be it that of a user or of anybody. */
export type Asked = Pick<Resolver, "multiHerd" | "guard" | "tile" | "route" | "address">;

/** Somebody signed in of whom nothing is known: each answer of the resolver comes with what must be true of them for it. */
export interface Anybody {
  /** Asks as often as there are different answers. Only what depends on the resolver alone may be asked. */
  readonly answers: <T>(ask: (resolver: Asked) => T) => Iterable<{ readonly answer: T; readonly when: () => Condition }>;
}

/** The address that stands for the home screen, whichever that is. */
export const HOME_HREF = "/0-home-of-whoever-asks~";

const HOME_GUARD = -2;
const ADMITTED: GuardDecision = { admitted: true, reason: "ok", clause: [] };
const REFUSED: GuardDecision = { admitted: false, reason: "not-granted", clause: [] };
const CONTEXTS: readonly HerdContext[] = ["M", "L", "A"];
const HERD = "FR35000001";

/** Something that was asked on the way, and which of its possible answers was given. */
type Question = { chosen: number } & ({ readonly kind: "guard"; readonly index: number } | { readonly kind: "multiHerd" | "context" });

/**
 * The resolver itself, over a viewer who is decided while it asks: whatever it asks first is answered in one way, then, asked
 * anew, in the other. So no rule about addresses, redirects, variants or tiles is written twice.
 */
export function createAnybody(tables: RegistryTables): Anybody {
  const { guards } = tables;
  let asked: Question[] = [];
  let script: readonly number[] = [];
  const known = new Map<string | number, Question>();
  const choose = (key: string | number, question: Question): Question => {
    const before = known.get(key);
    if (before !== undefined) return before;
    question.chosen = script[asked.length] ?? 0;
    asked.push(question);
    known.set(key, question);
    return question;
  };
  const guard = (index: number): GuardDecision => {
    if (index === HOME_GUARD || guards[index]?.public === true) return ADMITTED;
    if (guards[index] === undefined) return REFUSED;
    return choose(index, { kind: "guard", index, chosen: 0 }).chosen === 0 ? ADMITTED : REFUSED;
  };
  const user = readProfile({ email: "user@example.org", numCheptel: HERD });
  const scope: Scope = {
    tables: withOneHome(tables),
    viewer: { user, multiUser: user, online: true, mode: null, numCheptel: HERD },
    user,
    signedIn: true,
    get multiHerd() {
      return choose("multiHerd", { kind: "multiHerd", chosen: 0 }).chosen === 0;
    },
    get context() {
      return CONTEXTS[choose("context", { kind: "context", chosen: 0 }).chosen] ?? "M";
    },
    grant: () => ABSENT,
    guard,
    admitted: () => new Uint8Array(),
  };
  const resolver: Asked = {
    get multiHerd() {
      return scope.multiHerd;
    },
    guard,
    tile: (tile) => decideTile(scope, tile),
    route: (name, params, query) => resolveRoute(scope, name, params, query),
    address: (address) => resolveAddress(scope, address),
  };
  return {
    *answers(ask) {
      script = [];
      for (;;) {
        asked = [];
        known.clear();
        const answer = ask(resolver);
        const questions = asked;
        yield { answer, when: () => conditionOf(questions, tables) };
        const last = questions.findLastIndex(({ kind, chosen }) => chosen + 1 < (kind === "context" ? CONTEXTS.length : 2));
        if (last < 0) return;
        script = questions.slice(0, last + 1).map(({ chosen }, n) => (n === last ? chosen + 1 : chosen));
      }
    },
  };
}

function conditionOf(questions: readonly Question[], { guards }: RegistryTables): Condition {
  const guardsWith = (answer: number) =>
    questions.flatMap((one) => (one.kind === "guard" && one.chosen === answer ? (guards[one.index] ?? []) : []));
  const chosenOf = (kind: Question["kind"]) => questions.find((one) => one.kind === kind)?.chosen ?? null;
  return {
    admits: guardsWith(0),
    refuses: guardsWith(1),
    multiHerd: chosenOf("multiHerd") === null ? null : chosenOf("multiHerd") === 0,
    context: CONTEXTS[chosenOf("context") ?? CONTEXTS.length] ?? null,
  };
}

/** Which screen is home is another question than where an address leads: see `homes.ts`. */
function withOneHome(tables: RegistryTables): RegistryTables {
  const home: RouteRecord = { name: HOME_HREF, path: HOME_HREF.slice(1), application: "", guard: HOME_GUARD };
  return shareTrie(tables, {
    ...tables,
    routes: { ...tables.routes, [HOME_HREF]: home },
    homes: { values: { [HOME_HREF]: HOME_HREF }, byOrigin: {}, otherwise: HOME_HREF },
    sections: [],
    tabs: { desktop: [], mobile: [] },
  });
}
