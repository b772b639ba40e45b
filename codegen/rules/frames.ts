import { inFile } from "../link/places";
import { candidateBase } from "../tables/applicationsOf";
import { repeated } from "./repeated";
import { type Rule, rule } from "./rule";

export const frameRules: readonly Rule[] = [
  /** Each base serves one application, unless one says that it shares the base of another. */
  rule("frame-base-twice", "error", function* (model) {
    const owned = [...model.applications.values()].flatMap(({ id, place: { file }, document: { frame } }) => {
      if (frame === undefined || frame.sharedWith !== undefined) return [];
      const bases = [["base", frame.base] as const, ["candidate", candidateBase(frame)] as const];
      return bases.flatMap(([key, base]) => (base === null ? [] : [{ id, base, place: { file, path: ["frame", key] } }]));
    });
    for (const { entry, first } of repeated(owned, ({ base }) => base))
      yield { at: entry.place, params: { base: entry.base, id: entry.id, other: first.id }, related: first.place };
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
  /** An origin of its own keeps an application from reading another one's storage. */
  rule("frame-origin-twice", "warning", function* (model) {
    const frames = [...model.applications.values()].filter(({ document }) => document.frame?.sharedWith === undefined);
    for (const { entry, first } of repeated(frames, ({ document }) => document.frame?.origin)) {
      const params = { id: entry.id, other: first.id, origin: entry.document.frame?.origin ?? "" };
      yield { at: inFile(entry, "frame", "origin"), params, related: inFile(first, "frame", "origin") };
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
