import { finding, relatedTo } from "../diagnostic/finding";
import type { Place } from "../link/model";
import { candidateBase } from "../tables/applicationsOf";
import type { Rule } from "./rule";

interface Owner {
  readonly id: string;
  readonly place: Place;
}

/** Each base serves one application, unless one says that it shares the base of another. */
export const frameBaseTwice: Rule = function* (model) {
  const owners = new Map<string, Owner>();
  const borrowed: (readonly [string, string, Place])[] = [];
  for (const { file, document } of model.documents.application) {
    const { id, frame } = document;
    if (frame === undefined) continue;
    const candidate = candidateBase(frame);
    const bases = [[frame.base, "base"] as const, ...(candidate === null ? [] : [[candidate, "candidate"] as const])];
    for (const [base, key] of bases) {
      const place = { file, path: ["frame", key] };
      const owner = owners.get(base);
      if (frame.sharedWith !== undefined) borrowed.push([base, frame.sharedWith, place]);
      else if (owner === undefined) owners.set(base, { id, place });
      // A copied file is told by duplicate-id.
      else if (owner.id !== id)
        yield finding(model.locate(place), "frame-base-twice", `"${base}" serves "${id}" and "${owner.id}".`, {
          hint: `Give one of them another base. When both are served by the same site, add "sharedWith: ${owner.id}" to the frame of "${id}".`,
          related: relatedTo(model.locate(owner.place), `"${owner.id}" is served here`),
        });
    }
  }
  for (const [base, owner, place] of borrowed) {
    if (owners.get(base)?.id === owner || !model.applications.has(owner) || place.path[1] === "candidate") continue;
    const other = model.applications.get(owner)?.document.frame?.sharedWith;
    if (other !== undefined) {
      const itself = place.file === model.applications.get(owner)?.place.file;
      const message = itself
        ? `"${owner}" shares with itself.`
        : `"${owner}" owns no base: it says itself that it shares the one of "${other}".`;
      const hint = itself
        ? 'Remove "sharedWith", or write the application that owns the base.'
        : `Remove "sharedWith" from whichever of the two owns "${base}".`;
      yield finding(model.locate({ file: place.file, path: ["frame", "sharedWith"] }), "frame-base-twice", message, { hint });
      continue;
    }
    yield finding(model.locate(place), "frame-base-twice", `"${base}" is said to be shared with "${owner}", which is served elsewhere.`, {
      hint: `Write the base of "${owner}", or remove "sharedWith".`,
    });
  }
};
