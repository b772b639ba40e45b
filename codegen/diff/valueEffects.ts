import { positionOf } from "../answer/position";
import type { Reach } from "../snapshot/reach";
import type { Effect } from "./effect";
import { isOrder, isOrderAlone } from "./homeEffects";
import { makeEffect } from "./makeEffect";
import { isLoss, NOTHING, type PersonaChange, partOf } from "./personaChanges";
import { reachOfValue } from "./reachOfValue";
import type { Side } from "./side";
import type { TileChange } from "./tileChanges";
import { cutBeside, type ValueChange, valueChanges } from "./valueChanges";

export type ValueKind = "rules" | "sign-in" | "trust" | "param-type" | "offline" | "value";

/**
 * Who may show the shell in a frame, what runs in it, how often one may try to sign in and for how long, what closes it, where it
 * leads by itself, whom it asks what: nobody of the demo gains or loses.
 */
const GUARDED =
  /^settings (?:frames\.parents|rateLimits|product\.chatScript|demo\.hostPatterns|maintenance|sessions|routes|quickAccess\.acts)\b|^workshops .*\.flag$|^calls |^entities accountLevels\b/;
/** Where others than the demo are led, and what people have and lose. */
const KEPT =
  /^settings (?:frames\.origins|product\.(?:translationsAddress|termsPage)|outbox|quickAccess\.actions)\b|^menu \S+ (?:defaultRoute|.*\.shortcut)$/;
/** Effects that say where a page stands, or what its name leads to. */
const LEADS: ReadonlySet<string> = new Set<Effect["kind"]>([
  "renamed",
  "name-kept",
  "address-longer",
  "redirected",
  "removed",
  "parameter",
  "parameter-renamed",
]);
/** Keys of a tile that say what it opens. */
const OPENED: ReadonlySet<string> = new Set(["route", "params", "query", "orElse", "link", "id"]);
/** What a frame may do, and what it is told. */
const TRUST: ReadonlySet<string> = new Set([
  "base",
  "isolation",
  "origin",
  "sandbox",
  "trusted",
  "popups",
  "allow",
  "calls",
  "user",
  "candidate",
]);
/** Of a new application what waits for a yes; it stands first where all of it is no line. */
const ASKED: readonly string[] = ["user", "login", "trusted", "popups", "allow", "sandbox"];

/**
 * Values that differ and that no other effect speaks of, so that nothing passes for no change: what decides over every
 * access, a sign-in, a frame or a parameter waits for a yes, the rest is to be read.
 */
export function valueEffects(
  base: Side,
  head: Side,
  tiles: readonly TileChange[],
  personas: readonly PersonaChange[],
  reported: readonly Effect[],
): readonly Effect[] {
  const known = new Set(
    reported.flatMap(({ kind, subjects, before, after }) => [...subjects, before ?? "", ...(kind === "renamed" ? [after ?? ""] : [])]),
  );
  // What says where a page stands and what leads to it.
  const led = new Set(
    reported.flatMap(({ kind, subjects, before, after }) => (LEADS.has(kind) ? [...subjects, before ?? "", after ?? ""] : [])),
  );
  const homes = new Set(reported.flatMap(({ kind, before, after }) => (kind === "home" ? [`${before} ${after}`] : [])));
  const homeOf = ({ tables }: Side, value: unknown) => tables.homes.values[String(value)] ?? value;
  const sameTiles = new Set(tiles.flatMap(({ tile, change }) => (change === "same" ? [tile] : [])));
  const changes = valueChanges(base, head);
  const isOrdered = isOrderAlone(base, head);
  const atHome = personas.flatMap((one) => {
    const part = (reach: Reach) => ({ ...NOTHING, modes: reach.modes.filter((mode) => mode.includes("/home/")) });
    const met = { ...one, gained: part(one.gained), lost: part(one.lost) };
    return one.home === null && met.lost.modes.length === 0 ? [] : [met];
  });
  const texts = changes.filter(({ isText, names }) => isText && names.length > 0).filter((one) => !isOfPersona(one));
  const effects = changes.flatMap((change): readonly Effect[] => {
    if (change.isText) return [];
    if (isReported(change, known, led, sameTiles)) return [];
    if (change.document === "homes" && homes.has(`${homeOf(base, change.before)} ${homeOf(head, change.after)}`)) return [];
    const kind = kindOf(change);
    const at = { isGone: change.isGone, place: positionOf(change.isGone ? base : head, change.place) };
    const isSettings = change.document.startsWith("settings ");
    const subject =
      kind === "param-type"
        ? (change.names[1] ?? "")
        : [change.document, ...(change.names.length === 0 ? [] : [change.names.join(".")])].join(isSettings ? "." : " ");
    const met = isOrder(change) && isOrdered ? atHome : partOf(personas, (reach) => reachOfValue(change, reach, [base, head]));
    // Tiles below those of a section; who sees them stands in the snapshot.
    const isDashboard = change.document === "dashboards" && change.names[0] === "tiles" && change.before !== undefined;
    const isRead =
      (kind === "value" || kind === "offline" || isNewApplication(change)) &&
      !isLoss(met) &&
      met.every(({ home }) => home === null) &&
      !isDashboard &&
      !(change.before !== undefined && KEPT.test(subject)) &&
      !(isNewApplication(change) && ASKED.some((key) => key in trustOf(change.after))) &&
      !GUARDED.test(subject);
    // Of what a page offers besides the page to which it leads; its words are texts.
    const written = (value: unknown) => textOf(isActionOfPage(change) ? Object(value).route : value);
    const after = isNewApplication(change) ? textOf(trustOf(change.after)) : written(change.after);
    const answer = isRead ? "none" : "yes";
    // Who sees a tile, whatever is written of it.
    const { gains, loses } = tiles.find(({ tile }) => change.document.startsWith("menu ") && change.names.includes(tile)) ?? {};
    const witness = { ...(gains && { gains }), ...(loses && { loses }) };
    return [makeEffect({ kind, subjects: [subject], before: written(change.before), after, ...at, answer, personas: met, witness })];
  });
  if (texts.length === 0) return effects;
  const lines = texts.map(({ names, before, after, place, isGone }) => {
    const { file, line } = positionOf(isGone ? base : head, place);
    const [was, is] = [textOf(before), textOf(after)];
    return `${file}:${line}  ${names.slice(-3).join(".")}  ${cutBeside(was ?? "–", is)} → ${cutBeside(is ?? "–", was)}`;
  });
  const [first] = [...texts].sort((one, other) => Number(one.isGone) - Number(other.isGone));
  const at = first && { isGone: first.isGone, place: positionOf(first.isGone ? base : head, first.place) };
  return [...effects, makeEffect({ kind: "texts", subjects: lines, ...at })];
}

/** What a demo account may do, and is promised, is told of the account. */
function isOfPersona({ document, names: [first = "", second = "", third = ""] }: ValueChange): boolean {
  return (
    document.startsWith("persona ") &&
    (["id", "login", "mode", "allGrants", "expect"].includes(first) ||
      ["droits", "grants", "authorizes", "origin", "connectedAs", "home"].includes(second) ||
      ["laitier", "allaitant"].includes(third))
  );
}

function kindOf({ document, names }: ValueChange): ValueKind {
  if (document === "settings access" || document === "settings features") return "rules";
  if (document === "params" && names[2] === "pattern") return "param-type";
  if (!document.startsWith("application ")) return "value";
  if (names.length === 0) return "trust";
  if (names.at(-1) === "offline") return "offline";
  return names[0] === "login" ? "sign-in" : names[0] === "frame" && TRUST.has(names[1] ?? "") ? "trust" : "value";
}

/** What other effects tell: who may open a page or see a tile; pages, tiles and grants that come, go, move or lead elsewhere. */
function isReported(
  { document, names, before, after }: ValueChange,
  known: ReadonlySet<string>,
  led: ReadonlySet<string>,
  sameTiles: ReadonlySet<string>,
): boolean {
  const [kind] = document.split(" ");
  const isWhole = before === undefined || after === undefined;
  const entry = names.findLast((name) => known.has(name));
  const [last = ""] = names.slice(-1);
  switch (kind) {
    case "application":
      if (names.includes("access") || last === "code") return true;
      // What one that is new may do.
      if (names.length === 0) return before !== undefined || textOf(trustOf(after)) === "{}";
      if (names[0] === "frame") return last === "base" && known.has(document.slice(kind.length + 1));
      return (
        names[0] === "routes" &&
        (names.length === 2
          ? isWhole && !(isRedirect(after) && !known.has(last))
          : names.some((name) => led.has(name)) && ["path", "aliases", "redirect"].includes(names[2] ?? ""))
      );
    case "domains":
      return names.includes("access");
    case "grantFamily":
      return last === "opens" || entry !== undefined || (isWhole && names.length < 3);
    case "menu": {
      // One that comes or goes does so with its tiles.
      if (names.length === 0) return true;
      const tile = names[names.indexOf("tiles") + 1] ?? "";
      if (names.includes("access") || last === "multiFirst") return sameTiles.has(tile);
      if (last === "group") return true;
      return (
        entry === tile && tile !== "" && (last === tile || names.some((name, n) => n > names.indexOf("tiles") + 1 && OPENED.has(name)))
      );
    }
    default:
      return false;
  }
}

/** Not a parameter that is called so. */
function isActionOfPage({ document, names: [first, , last, ...more] }: ValueChange): boolean {
  return document.startsWith("application ") && first === "routes" && last === "action" && more.length === 0;
}

function isNewApplication({ document, names }: ValueChange): boolean {
  return document.startsWith("application ") && names.length === 0;
}

/** What the frame of a new application may do beyond what each may, and its sign-in; that it is served says another effect. */
function trustOf(application: unknown): Readonly<Record<string, unknown>> {
  const { frame, login }: { frame?: unknown; login?: unknown } = Object(application);
  const trust = Object.entries(Object(frame)).filter(([key, value]) => key !== "base" && TRUST.has(key) && value !== "path");
  const all = { ...Object.fromEntries(trust), ...(login !== undefined && { login }) };
  const rank = ([key]: readonly [string, unknown]) => (ASKED.includes(key) ? ASKED.indexOf(key) : ASKED.length);
  return Object.fromEntries(Object.entries(all).sort((one, other) => rank(one) - rank(other)));
}

/** A name that leads elsewhere opens nothing, and is told of by nothing else. */
function isRedirect(route: unknown): boolean {
  return typeof route === "object" && route !== null && "redirect" in route;
}

function textOf(value: unknown): string | null {
  return value === undefined ? null : typeof value === "string" ? value : JSON.stringify(value);
}
