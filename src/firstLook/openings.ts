import { SCREENS } from "../../generated/screens";
import { shellText } from "../../generated/text/shell";
import { labelKey } from "../domain/labels/labelKey";
import type { WorkStores } from "../flows/work/workStores";
import type { Translation } from "../views/parts/useTranslation";
import type { Drawn, Look } from "./look";

/** What stands in the page until a frame is there, by path: for the home page, and for the one that is open. */
export function openings(t: Translation["t"], { menu, place }: WorkStores, path: string): Look["pages"] {
  const opened = place.place.kind === "frame" ? place.route : null;
  const home = menu.resolver.home()?.route ?? null;
  return { ...opening(t, path, opened), ...opening(t, `/${SCREENS.root.path}`, home) };
}

function opening(t: Translation["t"], path: string, route: string | null): Look["pages"] {
  const key = route === null ? "" : labelKey.route(route);
  const page = t(key);
  if (page === key) return {};
  const drawn: Drawn = ["div", { "data-opening": "" }, ["span", {}], ["p", {}, t(shellText.frames.loading, { page })]];
  return { [path]: drawn };
}
