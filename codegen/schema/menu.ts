import { z } from "zod";
import { access, dottedName, each, icon, id, paramValues, queryValues, texts, whole } from "./common";
import { SAMPLE_FIGURES } from "./frameWords";
import { names, ref, startsWith } from "./reference";

export const target = z.strictObject({ route: ref("route", dottedName), params: paramValues.optional(), query: queryValues.optional() });

export const tile = z.strictObject({
  id: names("tile", id),
  label: texts,
  icon,
  size: z
    .union([z.literal(1), z.literal(2)])
    .default(1)
    .meta({ description: "Columns." }),
  route: ref("route", dottedName).optional().meta({ description: "Name of the route the tile opens. Exactly one of route, link, shop." }),
  params: paramValues.optional(),
  query: queryValues.optional(),
  orElse: z.array(target).min(1).optional().meta({ description: "Opened instead when the route is not granted, first granted first." }),
  link: z.string().optional().meta({ description: "Address outside the routes; {numCheptel} is replaced by the current herd." }),
  shop: ref("shop", z.string()).optional().meta({ description: "Shows the toggle of this shop." }),
  multiFirst: z.boolean().optional().meta({ description: "Only in multi-herd-first mode." }),
  access: access.optional(),
  shortcut: z.literal(true).optional().meta({ description: "Offered as a shortcut of the installed application, at most four." }),
  weight: whole(-10_000, 10_000).optional().meta({ description: "Place among the shortcuts, the heaviest first." }),
  each: each.optional(),
});

export const menu = z
  .strictObject({
    id: names("section", id),
    label: texts,
    icon,
    order: whole(0, 10_000).meta({ description: "Position among the sections, ascending." }),
    entry: z.boolean().default(true).meta({ description: "false: not one of the top-level menu entries (reached by a tab only)." }),
    show: z
      .strictObject({ desktop: z.boolean().default(true), mobile: z.boolean().default(true) })
      .optional()
      .meta({ description: "Drawn among the section entries of that device." }),
    multiHerd: z.boolean().optional().meta({ description: "Only in multi-herd mode." }),
    opens: z.enum(["tiles", "home", "shops"]).default("tiles"),
    defaultRoute: ref("route", dottedName).optional(),
    reverseFor: z
      .array(ref("origin", z.string()))
      .optional()
      .meta({ description: "Origins for which the tiles stand in the opposite order." }),
    groups: z
      .array(z.strictObject({ id: names("entry", id), label: texts.optional(), tiles: z.array(startsWith("newTile", tile)).min(1) }))
      .default([]),
  })
  .meta({ id: "Menu", title: "One section of the menu with its tiles" });

const tab = z.strictObject({
  id: names("entry", id),
  label: texts,
  icon: icon.optional(),
  opens: z.enum(["home", "sections", "route", "section", "drawer"]),
  routes: z.array(ref("route", dottedName)).min(1).optional().meta({ description: "For opens: route. The first granted one is opened." }),
  section: ref("section", z.string()).optional().meta({ description: "For opens: section." }),
  badge: z.enum(["activeShops"]).optional(),
  otherwise: z
    .enum(["palette"])
    .optional()
    .meta({ description: "For opens: route. Shown instead when none of the routes is granted: the search over pages and herds." }),
});

export const tabs = z
  .strictObject({ desktop: z.array(tab).min(1), mobile: z.array(tab).min(1) })
  .meta({ id: "Tabs", title: "Tabs of the desktop bar and buttons of the mobile header" });

/** Small live frame, plain tile, page. */
const DASHBOARD_VIEWS = ["mini", "link", "full"] as const;

export const dashboards = z
  .strictObject({
    views: z.array(z.enum(DASHBOARD_VIEWS)).min(1),
    alive: whole(1, 50).default(6).meta({ description: "Live frames at once; what is out of sight makes room first." }),
    tiles: z
      .array(
        z.strictObject({
          id: names("entry", id),
          label: texts,
          icon,
          route: ref("route", dottedName).meta({ description: "Page behind the link and full views." }),
          application: ref("application", id).meta({ description: "Application whose frame draws the mini and full views." }),
          section: ref("section", id).meta({ description: "Section of the menu in which it stands, below the tiles." }),
          shows: z
            .enum(["mini", "link"])
            .default("mini")
            .meta({ description: "mini: a small live frame. link: a plain tile to the full view." }),
          sample: z.enum(SAMPLE_FIGURES).optional().meta({ description: "Figure that the demo sub-application draws for it." }),
        }),
      )
      .min(1),
  })
  .meta({ id: "Dashboards", title: "Dashboard tiles and their views" });

export type MenuDocument = z.infer<typeof menu>;
export type TileDocument = z.infer<typeof tile>;
export type TabDocument = z.infer<typeof tab>;
export type TabsDocument = z.infer<typeof tabs>;
export type DashboardsDocument = z.infer<typeof dashboards>;
