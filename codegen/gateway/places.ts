import { readFileSync } from "node:fs";
import { parse, YAMLError } from "yaml";
import { z } from "zod";
import { suggest } from "../diagnostic/suggest";
import type { RegistryModel } from "../link/model";
import { said } from "../messages/say";
import { Misuse } from "../request/options";
import { frameBasesOf } from "../tables/frameBasesOf";
import { type Origin, originAt, type Upstream, upstreamAt } from "./address";

/** Where the programs behind the gateway are: what the operator knows and the registry does not. */
export interface Places {
  readonly shell: { readonly origin: Origin; readonly upstream: Upstream };
  readonly originOf: (name: string) => Origin;
  readonly upstreamOf: (application: string, candidate: boolean) => Upstream;
}

/** The file as it is shown, and where it lies; null where none is given, and all are called as one would expect. */
export type PlacesFile = { readonly path: string; readonly shown: string } | null;

const shape = z.strictObject({
  shell: z.strictObject({ origin: z.string(), upstream: z.string() }),
  origins: z.record(z.string(), z.string()).default({}),
  applications: z.record(z.string(), z.string()).default({}),
  candidates: z.record(z.string(), z.string()).default({}),
  others: z.string().optional(),
});
type Written = z.infer<typeof shape>;

const EXPECTED: Written = {
  shell: { origin: "https://herd.example", upstream: "http://shell:4173" },
  origins: {},
  applications: {},
  candidates: {},
  others: "http://*:8080",
};

/** Reads where everything is. Throws Misuse, in a sentence, for whatever is not an address or not in the registry. */
export function placesFrom(file: PlacesFile, model: RegistryModel): Places {
  const name = file?.shown ?? "";
  const written = file === null ? EXPECTED : readPlaces(file);
  refuseUnknown(name, written, model);
  const shell = {
    origin: originAt(name, "shell.origin", written.shell.origin),
    upstream: upstreamAt(name, "shell.upstream", written.shell.upstream),
  };
  const origins = new Map(Object.entries(written.origins).map(([one, address]) => [one, originAt(name, `origins.${one}`, address)]));
  const seen = new Set([shell.origin.text]);
  for (const [one, { text }] of origins) {
    if (seen.has(text)) throw new Misuse(said("gateway-same-origin", { file: name, name: one }));
    seen.add(text);
  }
  return {
    shell,
    originOf: (one) => {
      const origin = origins.get(one) ?? (file === null ? originAt(name, one, `https://${one}.example`) : undefined);
      if (origin === undefined) throw new Misuse(said("gateway-no-origin", { file: name, name: one }));
      return origin;
    },
    upstreamOf: (application, candidate) => {
      const list = candidate ? "candidates" : "applications";
      const where = `${list}.${application}`;
      const own = Object.hasOwn(written[list], application) ? written[list][application] : undefined;
      const address = own ?? written.others?.replace("*", serviceName(application, candidate));
      if (address === undefined) throw new Misuse(said("gateway-missing", { file: name, where }));
      return upstreamAt(name, own === undefined ? "others" : where, address);
    },
  };
}

/** `stateManager` as a host or a service can be called: `state-manager`. */
export function serviceName(application: string, candidate: boolean): string {
  const small = application
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
  return candidate ? `${small}-candidate` : small;
}

function readPlaces({ path, shown }: NonNullable<PlacesFile>): Written {
  try {
    const read = shape.safeParse(parse(readFileSync(path, "utf8"), { maxAliasCount: 0 }));
    if (read.success) return read.data;
    const where = read.error.issues[0]?.path.join(".") ?? "";
    throw new Misuse(said("gateway-shape", { file: shown, where: where === "" ? shown : where }));
  } catch (error) {
    if (!(error instanceof YAMLError) && !(error instanceof ReferenceError)) throw error;
    throw new Misuse(said("gateway-yaml", { file: shown, why: error.message.split("\n")[0] ?? "" }));
  }
}

/** A name that is not in the registry is most often misspelt, and its application would go elsewhere. */
function refuseUnknown(file: string, written: Written, model: RegistryModel): void {
  const bases = Object.values(frameBasesOf(model));
  const known = {
    origins: [...(model.names.get("frame-origin") ?? [])],
    applications: bases.flatMap(({ application, candidate }) => (candidate ? [] : [application])),
    candidates: bases.flatMap(({ application, candidate }) => (candidate ? [application] : [])),
  };
  for (const where of ["origins", "applications", "candidates"] as const)
    for (const name of Object.keys(written[where]))
      if (!known[where].includes(name))
        throw new Misuse(said("gateway-unknown", { file, where, name, suggestion: suggest(name, known[where]) }));
}
