import { z } from "zod";
import { access, document, dottedName, each, icon, id, many, maybe, paramValues, queryValues, texts, whole } from "./common";
import { SAMPLE_FIGURES } from "./demoPages";
import { names, ref, startsWith } from "./reference";

export const target = z.strictObject({ route: ref("route", dottedName), params: paramValues.optional(), query: queryValues.optional() });

export const tile = z.strictObject({
  id: names("tile", id).describe("Name of the tile, used once in all menus."),
  label: texts,
  icon,
  size: z
    .union([z.literal(1), z.literal(2)])
    .default(1)
    .describe("Columns."),
  route: maybe(ref("route", dottedName), "Name of the route the tile opens. Exactly one of route, link, workshop."),
  params: paramValues.optional(),
  query: queryValues.optional(),
  orElse: maybe(many(target), "Opened instead when the route is not granted, first granted first."),
  link: maybe(z.string(), "Address outside the routes; {numCheptel} is replaced by the current herd."),
  workshop: maybe(ref("workshop", z.string()), "Shows the toggle of this workshop."),
  multiFirst: maybe(z.boolean(), "Only in multi-herd-first mode."),
  access: access.optional(),
  shortcut: maybe(z.literal(true), "Offered as a shortcut of the installed application, at most four."),
  weight: maybe(whole(-10_000, 10_000), "Place among the shortcuts, the heaviest first."),
  figure: maybe(ref("figure", id), "Name of the number it shows, among those that the call figures answers for the herd."),
  each: each.optional(),
});

export const menu = document("Menu", "One section of the menu with its tiles", {
  id: names("section", id),
  label: texts,
  icon,
  order: whole(0, 10_000).describe("Position among the sections, ascending."),
  entry: z.boolean().default(true).describe("false: not one of the top-level menu entries (reached by a tab only)."),
  show: maybe(
    z.strictObject({ desktop: z.boolean().default(true), mobile: z.boolean().default(true) }),
    "Drawn among the section entries of that device.",
  ),
  multiHerd: maybe(z.boolean(), "Only in multi-herd mode."),
  opens: z.enum(["tiles", "home", "workshops"]).default("tiles"),
  defaultRoute: ref("route", dottedName).optional(),
  reverseFor: maybe(z.array(ref("origin", z.string())), "Origins for which the tiles stand in the opposite order."),
  groups: z
    .array(z.strictObject({ id: names("entry", id), label: texts.optional(), tiles: many(startsWith("newTile", tile)) }))
    .default([]),
});

const tab = z.strictObject({
  id: names("entry", id),
  label: texts,
  icon: icon.optional(),
  opens: z.enum(["home", "sections", "route", "section", "drawer"]),
  routes: maybe(many(ref("route", dottedName)), "For opens: route. The first granted one is opened."),
  section: maybe(ref("section", z.string()), "For opens: section."),
  badge: z.enum(["activeWorkshops", "network"]).optional(),
});

export const tabs = document("Tabs", "Tabs of the desktop bar and buttons of the mobile header", {
  desktop: many(tab),
  mobile: many(tab),
});

/** Small live frame, plain tile, page. */
const DASHBOARD_VIEWS = ["mini", "link", "full"] as const;

export const dashboards = document("Dashboards", "Dashboard tiles and their views", {
  views: many(z.enum(DASHBOARD_VIEWS)),
  livePreviews: whole(1, 50).default(6).describe("Live frames at once; what is out of sight makes room first."),
  tiles: many(
    z.strictObject({
      id: names("entry", id),
      label: texts,
      icon,
      route: ref("route", dottedName).describe("Page behind the link and full views."),
      application: ref("application", id).describe("Application whose frame draws the mini and full views."),
      section: ref("section", id).describe("Section of the menu in which it stands, below the tiles."),
      shows: z.enum(["mini", "link"]).default("mini").describe("mini: a small live frame. link: a plain tile to the full view."),
      sample: maybe(z.enum(SAMPLE_FIGURES), "Figure that the demo sub-application draws for it."),
    }),
  ),
});

export type MenuDocument = z.infer<typeof menu>;
export type TileDocument = z.infer<typeof tile>;
export type TabDocument = z.infer<typeof tab>;
