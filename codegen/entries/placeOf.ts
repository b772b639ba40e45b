import type { Place, RegistryModel } from "../link/model";
import { below } from "../link/places";
import { targetsOf } from "../link/targetsOf";
import type { Claim } from "../prove/claim";
import { ACTS } from "./entrances";

type Named = Pick<Claim, "kind" | "subject" | "object">;

/** Where the registry says what a claim is about; the value there is what can be changed. */
export function placeOf(model: RegistryModel, { kind, subject, object }: Named): Place {
  const { documents, tiles } = model;
  const tile = tiles.get(subject);
  const ofTile = (...path: Place["path"]): Place => (tile === undefined ? NOWHERE : below(tile.place, ...path));
  switch (kind) {
    case "tile-opens-route": {
      if (tile === undefined) return NOWHERE;
      const { access } = tile.document;
      if (access !== undefined && access !== "inherit") return ofTile("access");
      const n = targetsOf(tile.document).findIndex((one) => one.route === object);
      return n > 0 ? ofTile("orElse", n - 1, "route") : ofTile("route");
    }
    case "link-opens-route":
      return ofTile("link");
    case "shortcut-opens-route":
      return ofTile("shortcut");
    case "home-opens-route":
      return placeOfHome(model, subject);
    case "section-opens-route":
      return inFirst(
        documents.menu.filter(({ document }) => document.id === subject),
        () => ["defaultRoute"],
      );
    case "dashboard-opens-route":
      return inFirst(documents.dashboards, ({ tiles: all }) => ["tiles", all.findIndex(({ id }) => id === subject), "route"]);
    case "setting-opens-route":
      if (subject.startsWith(ACTS))
        return inFirst(
          documents.settings.filter(({ document }) => document.quickAccess !== undefined),
          ({ quickAccess }) => {
            const n = quickAccess?.acts.findIndex(({ id, route }) => `${ACTS}${id}` === subject && route === object) ?? 0;
            return ["quickAccess", "acts", n, "route"];
          },
        );
      return inFirst(
        documents.settings.filter(({ document }) => document.routes !== undefined),
        () => ["routes", subject],
      );
    case "action-opens-route": {
      const place = model.routes.get(subject)?.place;
      return place === undefined ? NOWHERE : below(place, "action", "route");
    }
    case "news-opens-route":
      return inFirst(documents.news, ({ versions }) => {
        const v = versions.findIndex(({ version }) => version === subject);
        return ["versions", v, "news", versions[v]?.news.findIndex(({ route }) => route === object) ?? 0, "route"];
      });
    case "tab-opens-route": {
      const [device, id] = subject.split(" ");
      return inFirst(documents.tabs, ({ desktop, mobile }) => {
        const tabs = device === "desktop" ? desktop : mobile;
        const n = tabs.findIndex((one) => one.id === id);
        return [device ?? "", n, "routes", tabs[n]?.routes?.indexOf(object ?? "") ?? 0];
      });
    }
    default:
      return kind satisfies never;
  }
}

const NOWHERE: Place = { file: "menus", path: [] };

/** A value of settings.home, an origin, or a persona. */
function placeOfHome({ documents }: RegistryModel, subject: string): Place {
  const persona = /^persona ([^/]+)/.exec(subject)?.[1];
  if (persona !== undefined)
    return inFirst(
      documents.persona.filter(({ document }) => document.id === persona),
      () => ["id"],
    );
  const origin = /^origin (.+)$/.exec(subject)?.[1];
  if (origin === undefined) return inFirst(documents.homes, () => ["values", subject]);
  return inFirst(documents.homes, () => (origin === "*" ? ["otherwise"] : ["byOrigin", origin]));
}

function inFirst<T>(documents: readonly { readonly file: string; readonly document: T }[], path: (document: T) => Place["path"]): Place {
  const [first] = documents;
  return first === undefined ? NOWHERE : { file: first.file, path: path(first.document) };
}
