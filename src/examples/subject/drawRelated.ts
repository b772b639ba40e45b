import { labelKey } from "../../domain/labels/labelKey";
import type { RelatedTile, Shell } from "../../sdk";
import { element } from "../parts/element";
import { type Texts, textsIn } from "../parts/textsIn";
import { icon } from "./icon";
import { labelsIn } from "./labels";
import { lookOf } from "./subjectOf";

const MOST = 4;
const ICON = 24;
const TITLE: Texts<string> = { fr: "À voir aussi", en: "See also", de: "Siehe auch", es: "Véase también", it: "Vedi anche" };

type Guide = Pick<Shell, "related" | "navigate" | "context">;

/** Tiles near this page that the user may open; nothing of it where there are none. */
export async function drawRelated(place: HTMLElement, shell: Guide, isWanted: () => boolean = () => true): Promise<void> {
  const { language } = shell.context;
  const [answer, find] = await Promise.all([shell.related(), labelsIn(language, "pages")]);
  if (!isWanted()) return;
  const tiles = answer.ok ? answer.value.slice(0, MOST) : [];
  const link = ({ tile, route, params, query }: RelatedTile) => {
    const { icon: body, hue } = lookOf(tile);
    const button = element("button", { type: "button", "data-related": tile, "data-hue": String(hue) }, icon(body, ICON));
    button.append(find(labelKey.tile(tile)) ?? find(labelKey.route(route)) ?? "");
    button.addEventListener("click", () => void shell.navigate(route, params, query));
    return element("li", {}, button);
  };
  const title = textsIn(TITLE, language);
  place.hidden = tiles.length === 0;
  place.ariaLabel = title;
  place.replaceChildren(element("h2", {}, title), element("ul", {}, ...tiles.map(link)));
}
