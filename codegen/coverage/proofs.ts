import type { Resolver } from "../../src/domain/resolver/createResolver";
import { createResolver } from "../../src/domain/resolver/createResolver";
import type { Persona } from "../../src/domain/session/persona";
import { entrancesOf } from "../entries/entrances";
import { entryClaims } from "../entries/entryClaims";
import { said } from "../messages/say";
import { follow } from "../prove/follow";
import type { Proof } from "../prove/proof";
import type { Prover } from "../prove/prover";
import { tileClaims } from "../prove/tileClaims";
import { asksForHerd, herdKinds } from "../snapshot/herdKinds";
import { circumstancesOf, ENVIRONMENTS, isOnline } from "../viewer/environments";
import { personasOf, personaViewer } from "../viewer/personaViewer";
import type { Registry } from "../viewer/registry";
import { homeOf, proveHomes } from "./homeProofs";

/** Targets of tiles that nobody can open, whatever rights they are given: an earlier one takes all whom they would admit, or they admit nobody. */
export function unseenTiles({ tables }: Registry, prover: Prover): readonly { readonly tile: string; readonly route: string | null }[] {
  return tileClaims(tables).flatMap((claim) => (prover.isOffered(claim) ? [] : [{ tile: claim.subject, route: claim.object }]));
}

/** All proofs about where a registry leads: tiles and links, homes, then tabs, sections, dashboards, shortcuts, settings, first actions of pages and news. */
export function proofsOf(registry: Registry, prover: Prover): readonly Proof[] {
  return [...tileClaims(registry.tables).map(prover.prove), ...entryProofs(registry, prover)];
}

/** All but those of tiles, which are proved by a rule too. */
export function entryProofs(registry: Registry, prover: Prover): readonly Proof[] {
  const { model, tables } = registry;
  return [...proveHomes(prover), ...personaHomes(registry), ...entryClaims(tables, entrancesOf(model)).map(prover.prove)];
}

/** Each persona lands on a page that opens, with each kind of herd it has; one who is not signed in is led to the login page. */
function personaHomes(registry: Registry): readonly Proof[] {
  const found = new Map<string, (readonly [herd: string, Proof])[]>();
  for (const [id, persona] of personasOf(registry))
    for (const one of asksForHerd(registry) ? herdKinds(persona) : [persona]) {
      const proofs = found.get(id) ?? [];
      const proof = personaHome(registry, id, one);
      const isNew = proof !== null && proofs.every(([, { object, holds }]) => object !== proof.object || holds !== proof.holds);
      found.set(id, isNew ? [...proofs, [one.profile.numCheptel, proof]] : proofs);
    }
  return [...found.values()].flatMap((proofs) =>
    proofs.map(([herd, proof]) => (proofs.length === 1 ? proof : { ...proof, subject: `${proof.subject}/${herd}` })),
  );
}

function personaHome({ tables }: Registry, id: string, persona: Persona): Proof | null {
  const asked = ENVIRONMENTS.map((environment) => {
    const resolver = createResolver(tables, personaViewer(persona, circumstancesOf(environment), tables));
    return { environment, resolver, steps: stepsHome(resolver) };
  });
  if (asked.every(({ resolver }) => !resolver.signedIn)) return null;
  const object = asked[0]?.resolver.home()?.route ?? null;
  const claim = { kind: "home-opens-route", subject: `persona ${id}`, object, world: "closed" } as const;
  // Without network nothing may be open to somebody, and the shell says so.
  const failing = asked.filter(({ environment, steps }) => (steps.length === 0 ? isOnline(environment) : steps.at(-1)?.ends !== "opens"));
  const [first] = failing;
  if (first === undefined) return { ...claim, holds: true, environments: ENVIRONMENTS };
  const { steps } = first;
  const last = steps.at(-1);
  const because = last ? said("because.home-refused", { href: last.href, reason: last.reason }) : said("because.no-home", {});
  const counterexample = { ...persona.profile, ...(persona.mode === null ? {} : { mode: persona.mode }) };
  const failure = { steps, guard: null, breach: undefined, isOther: false, through: null, byLevelZero: false };
  return { ...claim, holds: false, environments: failing.map(({ environment }) => environment), because, counterexample, failure };
}

/** None without a home. */
function stepsHome(resolver: Resolver) {
  const home = homeOf(resolver);
  return home?.href == null ? [] : follow(resolver, home.href);
}
