import type { RegistryTables, SectionRecord, TileRecord } from "../../src/domain/registry/tables";
import { said } from "../messages/say";
import type { Asked } from "./anybody";
import type { Claim, Opening } from "./claim";

/** Decision TIL-14: a tile that is shown never leads to a refusal; one claim a target. */
export function tileClaims({ sections }: RegistryTables): readonly Claim[] {
  return sections.flatMap((section) => section.groups.flatMap(({ tiles }) => tiles.flatMap((tile) => claimsOf(section, tile))));
}

function claimsOf(section: SectionRecord, tile: TileRecord): readonly Claim[] {
  const { id, target } = tile;
  if (target.kind === "workshop") return [];
  const ask = askTile(section, tile);
  if (target.kind === "link") {
    const away = isElsewhere(target.href);
    return [
      {
        kind: "link-opens-route",
        subject: id,
        object: null,
        open: ask,
        ...(away && { unproven: said("unproven.link", { href: target.href }) }),
      },
    ];
  }
  return target.targets.map((one) => ({
    kind: "tile-opens-route",
    subject: id,
    object: one.route,
    tile: { section, tile, target: one },
    open: (resolver) => {
      const opening = ask(resolver);
      return opening?.target === one ? opening : null;
    },
  }));
}

/** What the menu shows of a tile, and leads to. */
export function askTile(section: SectionRecord, tile: TileRecord): (resolver: Asked) => Opening | null {
  return (resolver) => {
    if (section.multiHerd && !resolver.multiHerd) return null;
    const { visible, href, target } = resolver.tile(tile);
    return visible ? { href, route: target?.route ?? null, ...(target && { target }) } : null;
  };
}

/** Another site, a file, or an address with the herd in it: the server answers these. */
function isElsewhere(href: string): boolean {
  return !/^\/(?![/\\])/.test(href) || href.includes("{numCheptel}") || /\.\w+$/.test(href.split(/[?#]/, 1)[0] ?? "");
}
