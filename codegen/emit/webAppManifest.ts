import { routeAddress } from "../../src/domain/address/routeAddress";
import type { RegistryTables, TileRecord } from "../../src/domain/registry/tables";
import { PRODUCT_DESCRIPTION } from "../link/linkTexts";
import type { RegistryModel } from "../link/model";
import { documentOf, settingsOf } from "../tables/documentOf";
import type { EmitSource } from "./emitSource";
import type { OutputFile } from "./generatedModule";
import { jsonFile } from "./jsonFile";

/**
 * The web app manifest: how the product is installed. It is the same for everybody, so its shortcuts are those of nobody in
 * particular; who may not open one is stopped by the guard.
 */
export function emitWebAppManifest({ model, tables }: EmitSource): OutputFile {
  const { product, installed } = settingsOf(model);
  const { default: lang } = documentOf(model, "languages");
  return jsonFile("manifest.webmanifest", "registry/settings, registry/menus", {
    id: "/",
    start_url: "/",
    scope: "/",
    name: product.name,
    short_name: installed.shortName,
    ...localized("description", model, PRODUCT_DESCRIPTION, lang),
    lang,
    dir: "ltr",
    display: "standalone",
    theme_color: installed.themeColour,
    background_color: installed.backgroundColour,
    // A window that is open is used again, and may first ask about what is not saved.
    launch_handler: { client_mode: ["navigate-existing", "auto"] },
    icons: installed.icons.map(({ file, purpose }) => ({ src: `/${file}`, sizes: "any", type: "image/svg+xml", purpose })),
    shortcuts: shortcutTiles(model, tables).flatMap((tile) => {
      const url = addressOf(tile, tables);
      return url === null ? [] : [{ ...localized("name", model, `tile.${tile.id}`, lang), url }];
    }),
  });
}

/** Tiles flagged as shortcuts, the heaviest first; of the same weight in menu order. */
function shortcutTiles(model: RegistryModel, tables: RegistryTables): readonly TileRecord[] {
  const weightOf = ({ id }: TileRecord) => model.tiles.get(id)?.document.weight ?? 0;
  return tables.sections
    .flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles))
    .filter(({ shortcut }) => shortcut === true)
    .sort((a, b) => weightOf(b) - weightOf(a));
}

function addressOf({ target }: TileRecord, { routes }: RegistryTables): string | null {
  const first = target.kind === "route" ? target.targets[0] : undefined;
  const route = first && routes[first.route];
  if (!first || !route) return null;
  const address = routeAddress(route, first.params, first.query);
  return "href" in address ? address.href : null;
}

/** A text in the default language, and in all for browsers that choose by their own. */
function localized(member: string, model: RegistryModel, key: string, lang: string): object {
  const texts = model.texts.get(key)?.texts ?? {};
  return { [member]: texts[lang], [`${member}_localized`]: texts };
}
