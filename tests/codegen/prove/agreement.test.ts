import { expect, test } from "vitest";
import { proveHomes } from "../../../codegen/coverage/homeProofs";
import { entryClaims } from "../../../codegen/entries/entryClaims";
import type { Proof } from "../../../codegen/prove/proof";
import { createProver } from "../../../codegen/prove/prover";
import { tileClaims } from "../../../codegen/prove/tileClaims";
import { type RandomRegistry, randomRegistry } from "./support/randomRegistry";
import { tryEverybody } from "./support/tryEverybody";

/** `npm run proofs -- 10000 1` tries as many registries from a seed on. */
const FIRST = Number(process.env.PROOF_SEED ?? 1);
const COUNT = Number(process.env.PROOFS ?? 300);

test(
  `a proof says of every user, in each mode and network state, what the resolver says when they follow the address (${COUNT} registries from seed ${FIRST}) [TIL-14] [REG-20]`,
  () => {
    const seen = { holds: 0, fails: 0, redirected: 0 };
    const wrong: string[] = [];
    const failed = new Set<string>();
    for (let seed = FIRST; seed < FIRST + COUNT; seed++) {
      const registry = randomRegistry(seed);
      const failing = tryEverybody(registry);
      for (const { claim, proof } of proofsOf(registry)) {
        if (proof.because?.sentence === "because.no-route" || proof.because?.sentence === "because.no-home-address") continue;
        const tried = [...(failing.get(claim) ?? [])].sort().join(" ");
        const proven = proof.holds === false ? [...proof.environments].sort().join(" ") : "";
        if (proof.holds === "not-proved" || tried !== proven)
          wrong.push(`seed ${seed}: ${claim}: tried [${tried}], proven ${proof.holds} [${proven}]`);
        if (proof.holds === true) seen.holds++;
        else seen.fails++;
        if (proof.holds === false) failed.add(proof.kind);
        if ((proof.failure?.steps.length ?? 0) > 1) seen.redirected++;
      }
    }
    expect(wrong).toEqual([]);
    // They did meet what they are about.
    expect([...failed]).toEqual(expect.arrayContaining(["shortcut-opens-route", "tab-opens-route"]));
    expect(Math.min(seen.holds, seen.fails, seen.redirected)).toBeGreaterThan(COUNT / 4);
  },
  60_000 + COUNT * 500,
);

function proofsOf({ tables, entrances }: RandomRegistry): readonly { readonly claim: string; readonly proof: Proof }[] {
  const prover = createProver(tables);
  const claims = [...tileClaims(tables), ...entryClaims(tables, entrances)].map((claim) => {
    const { kind, subject, object, tile } = claim;
    const targets = tile?.tile.target.kind === "route" ? tile.tile.target.targets : [];
    const which = tile ? ` ${targets.indexOf(tile.target)}` : kind === "tab-opens-route" ? ` ${object}` : "";
    return { claim: `${kind} ${subject}${which}`, proof: prover.prove(claim) };
  });
  const homes = proveHomes(prover).map((proof) => ({ claim: `home-opens-route ${proof.subject}`, proof }));
  return [...claims, ...homes];
}
