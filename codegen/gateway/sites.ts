import { segmentsOf } from "../../src/domain/routing/pattern";
import { type Headers, securityHeaders } from "../emit/securityHeaders";
import type { RegistryModel } from "../link/model";
import { said } from "../messages/say";
import { Misuse } from "../request/options";
import { applicationsOf } from "../tables/applicationsOf";
import { frameBasesOf } from "../tables/frameBasesOf";
import { sortedNames } from "../tables/sorted";
import type { Origin, Upstream } from "./address";
import { type Places, serviceName } from "./places";

/** path: the host of the shell, with the applications that share its origin. origin: the hosts of those that do not. */
export type Mode = "path" | "origin";

/** A sub-application behind its base. */
export interface Gate {
  readonly base: string;
  /** Of the program that answers: `state-manager`, `feed-candidate`. */
  readonly name: string;
  readonly upstream: Upstream;
}

/** An address, or all that begin with it. */
export interface Address {
  readonly path: string;
  readonly below: boolean;
}

/** One host, and who answers there. */
export interface Site {
  readonly origin: Origin;
  /** Who answers all else; null: nobody. */
  readonly shell: Upstream | null;
  /** Addresses of the shell below a base: its own calls. */
  readonly own: readonly Address[];
  readonly gates: readonly Gate[];
  /** What of an application is reached below its base; all of it where the origin is its own. */
  readonly reached: readonly string[];
  /** For whatever an application answers. */
  readonly headers: readonly (readonly [string, string])[];
  /** Policies of what says nothing of its own. */
  readonly documentPolicy: string;
  readonly filePolicy: string;
  /** The header that keeps browsers on https; empty where there is none. */
  readonly https: string;
}

/** Calls and files: a base alone is the document, and every other address belongs to the shell (decision ADR-06). */
const REACHED = ["/api/", "/assets/"];

export function sitesOf(model: RegistryModel, places: Places, mode: Mode): readonly Site[] {
  const gates = gatesOf(model, places);
  if (mode === "path") {
    const own = gates.filter(({ origin }) => origin === null);
    refuseTaken(model, own);
    return [siteOf(model, places, { origin: places.shell.origin, shell: places.shell.upstream, gates: own })];
  }
  const names = sortedNames(new Set(gates.flatMap(({ origin }) => origin ?? [])));
  return names.map((name) => {
    const there = gates.filter(({ origin }) => origin === name);
    return siteOf(model, places, { origin: places.originOf(name), shell: null, gates: there });
  });
}

interface PlacedGate extends Gate {
  readonly application: string;
  /** Name of the origin of its own; null: that of the shell. */
  readonly origin: string | null;
}

function gatesOf(model: RegistryModel, places: Places): readonly PlacedGate[] {
  const owners = new Map<string, string>();
  return Object.entries(frameBasesOf(model)).map(([base, { application, candidate }]) => {
    const name = serviceName(application, candidate);
    const other = owners.get(name);
    if (other !== undefined) throw new Misuse(said("gateway-name", { name, one: other, other: application }));
    owners.set(name, application);
    const frame = model.applications.get(application)?.document.frame;
    const origin = frame?.isolation === "origin" ? (frame.origin ?? null) : null;
    return { base, name, application, origin, upstream: places.upstreamOf(application, candidate) };
  });
}

function siteOf(model: RegistryModel, places: Places, { origin, shell, gates }: Pick<Site, "origin" | "shell" | "gates">): Site {
  const { frame, file, https } = securityHeaders(model);
  const filled = (text: string) => fill(text, shell === null ? places.shell.origin.text : "'self'", places);
  const always = Object.entries(frame).filter(([name]) => name !== POLICY);
  return {
    origin,
    shell,
    gates,
    own: shell === null ? [] : ownCalls(model, gates),
    reached: shell === null ? ["/"] : REACHED,
    headers: always.map(([name, value]) => [name, filled(value)]),
    documentPolicy: filled(frame[POLICY] ?? ""),
    filePolicy: filled(file[POLICY] ?? ""),
    https: origin.isSafe ? (Object.values(https)[0] ?? "") : "",
  };
}

const POLICY: keyof Headers = "Content-Security-Policy";

function fill(text: string, shell: string, places: Places): string {
  return text.replaceAll("{shell}", shell).replaceAll(/\{origin\.([^}]+)\}/g, (_, name: string) => places.originOf(name).text);
}

/** Calls of the shell that stand below a base: they go to its own server. */
function ownCalls(model: RegistryModel, gates: readonly Gate[]): readonly Address[] {
  const calls = model.documents.calls.flatMap(({ document }) => Object.values(document.calls).map(({ path }) => path));
  const logins = Object.values(applicationsOf(model)).flatMap(({ login }) => {
    return login !== null && calls.includes(login.path) && login.suffix !== "" ? [login.path + login.suffix] : [];
  });
  const taken = [...calls, ...logins].filter((path) => gates.some(({ base }) => path.startsWith(`${base}/`)));
  return sortedNames(new Set(taken.map((path) => path.replace(/\{.*$/, "{")))).map((path) => ({
    path: path.replace("{", ""),
    below: path.endsWith("{"),
  }));
}

/** A page of the shell that stood where files of an application are reached could not be reloaded. */
function refuseTaken(model: RegistryModel, gates: readonly PlacedGate[]): void {
  for (const { name, path, document } of model.routes.values()) {
    const segments = path === null || document.screen !== undefined ? [] : segmentsOf(path);
    const [words, wild] = [segments.map((one) => (one.kind === "static" ? one.text : null)), segments.at(-1)];
    for (const { base, application } of gates) {
      const wanted = [...base.slice(1).split("/"), "assets"];
      const isBelow = words.length > wanted.length || (wild?.kind === "param" && wild.param !== "one" && wild.param !== "optional");
      if (isBelow && words.every((word, n) => word === null || n >= wanted.length || word === wanted[n]))
        throw new Misuse(said("gateway-taken", { address: `${base}/assets/`, application, route: name }));
    }
  }
}
