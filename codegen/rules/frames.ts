import { suggest } from "../diagnostic/suggest";
import type { Place } from "../link/model";
import { BROWSER_FEATURES, SANDBOX_WORDS } from "../schema/frameWords";
import { candidateBase } from "../tables/applicationsOf";
import { inFile } from "./places";
import { repeated } from "./repeated";
import { type Rule, rule } from "./rule";

interface Served {
  readonly id: string;
  readonly base: string;
  readonly sharedWith: string | undefined;
  readonly place: Place;
}

const LOOPBACK = /^http:\/\/([a-z0-9-]+\.)*localhost(:|$)/;

export const frameRules: readonly Rule[] = [
  /** Each base serves one application, unless one says that it shares the base of another. */
  rule("frame-base-twice", "error", function* (model) {
    const owned = [...model.applications.values()].flatMap(({ id, place: { file }, document: { frame } }): readonly Served[] => {
      if (frame === undefined || frame.sharedWith !== undefined) return [];
      const bases = [["base", frame.base] as const, ["candidate", candidateBase(frame)] as const];
      return bases.flatMap(([key, base]) =>
        base === null ? [] : [{ id, base, sharedWith: undefined, place: { file, path: ["frame", key] } }],
      );
    });
    for (const { entry, first } of repeated(owned, ({ base }) => base)) {
      const params = { base: entry.base, id: entry.id, other: first.id };
      yield { at: entry.place, params, related: first.place };
    }
  }),
  /** Who shares the base of another application names the one that owns it. */
  rule("frame-shared-with", "error", function* (model) {
    for (const { id, place, document } of model.applications.values()) {
      const { base, sharedWith } = document.frame ?? {};
      const owner = sharedWith === undefined ? undefined : model.applications.get(sharedWith);
      if (base === undefined || owner === undefined) continue;
      const isOwner = owner.document.frame?.base === base && owner.document.frame.sharedWith === undefined && owner.id !== id;
      if (!isOwner) yield { at: inFile({ place }, "frame", "sharedWith"), params: { base, owner: owner.id } };
    }
  }),
  /** An origin is a scheme, a host and perhaps a port, each its own, and safe unless it is this machine. */
  rule("frame-origin-address", "error", function* (model) {
    for (const { file, document } of model.documents.settings) {
      const seen = new Set<string>();
      for (const [name, address] of Object.entries(document.frames.origins)) {
        if (seen.has(address) || !isOrigin(address.replace("{port}", "1")))
          yield { at: { file, path: ["frames", "origins", name] }, params: { name, address } };
        seen.add(address);
      }
    }
  }),
  /** An origin of its own keeps an application from reading another one's storage. */
  rule("frame-origin-twice", "warning", function* (model) {
    const frames = [...model.applications.values()].filter(({ document }) => document.frame?.sharedWith === undefined);
    for (const { entry, first } of repeated(frames, ({ document }) => document.frame?.origin)) {
      const params = { id: entry.id, other: first.id, origin: entry.document.frame?.origin ?? "" };
      yield { at: inFile(entry, "frame", "origin"), params, related: inFile(first, "frame", "origin") };
    }
  }),
  /** No page may lead the shell away, windows are asked for by a field of their own, and a browser drops unknown words. */
  rule("sandbox-forbidden", "error", function* (model) {
    for (const { file, document } of model.documents.application) {
      for (const [n, word] of (document.frame?.sandbox ?? []).entries()) {
        if (SANDBOX_WORDS.includes(word)) continue;
        const suggestion = /^allow-(top-navigation|popups)/.test(word) ? null : suggest(word, SANDBOX_WORDS);
        const params = { word, suggestion, known: SANDBOX_WORDS.join(", ") };
        yield { at: { file, path: ["frame", "sandbox", n] }, params };
      }
    }
  }),
  /** A browser feature that does not exist would be denied without a word. */
  rule("unknown-feature", "error", function* (model) {
    for (const { file, document } of model.documents.application) {
      for (const [n, name] of (document.frame?.allow ?? []).entries()) {
        if (BROWSER_FEATURES.includes(name)) continue;
        const params = { name, suggestion: suggest(name, BROWSER_FEATURES), known: BROWSER_FEATURES.join(", ") };
        yield { at: { file, path: ["frame", "allow", n] }, params };
      }
    }
  }),
  /** A page of the shell's own origin that keeps its origin and may run scripts takes its sandbox off by itself. */
  rule("sandbox-no-help", "error", function* (model) {
    for (const { file, document } of model.documents.application) {
      const { frame } = document;
      if (frame?.isolation !== "path" || frame.trusted === true) continue;
      if (frame.sandbox?.includes("allow-same-origin") === true && frame.sandbox.includes("allow-scripts"))
        yield { at: { file, path: ["frame", "sandbox"] }, params: { id: document.id } };
    }
  }),
];

function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === address && (address.startsWith("https:") || LOOPBACK.test(address));
}
