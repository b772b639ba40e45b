import { labelKey } from "../../domain/labels/labelKey";
import type { RelatedTile, Shell } from "../../sdk";
import { element } from "../parts/element";
import { onSent } from "../parts/onSent";
import { type Texts, textsIn } from "../parts/textsIn";
import { icon } from "./icon";
import { labelsIn } from "./labels";
import { lookOf } from "./subjectOf";
import { type TileNumber, tileNumbers } from "./tileNumbers";

const MOST = 4;
const ICON = 24;
const TITLE: Texts<string> = { fr: "À voir aussi", en: "See also", de: "Siehe auch", es: "Véase también", it: "Vedi anche" };

type Guide = Pick<Shell, "related" | "navigate" | "context" | "onSyncStatus">;

/** What ends the following of what is sent, by the place whose numbers go by it. */
const following = new WeakMap<HTMLElement, () => void>();

/**
 * Tiles near this page that the user may open, each with its number once that has come and whenever something was sent, or at once with what it is for; nothing of it where
 * there are none. A tile alone that leads to `action` would say again what a button of the page does.
 */
export async function drawRelated(place: HTMLElement, shell: Guide, isWanted: () => boolean = () => true, action?: string): Promise<void> {
  const { language, numCheptel } = shell.context;
  const [answer, find] = await Promise.all([shell.related(), labelsIn(language, "pages", "palette", "purposes")]);
  if (!isWanted()) return;
  const near = answer.ok ? answer.value.slice(0, MOST) : [];
  const tiles = near.length === 1 && near[0]?.route === action ? [] : near;
  const numbered: ((numbers: Readonly<Record<string, TileNumber>>) => void)[] = [];
  const link = ({ tile, route, params, query }: RelatedTile) => {
    const { icon: body, hue, figure } = lookOf(tile);
    const button = element("button", { type: "button", "data-related": tile, "data-hue": String(hue) }, icon(body, ICON));
    // Its line is there before what it says, so that nothing moves.
    const said = element("small", {}, "\u00a0");
    button.append(element("span", {}, find(labelKey.tile(tile)) ?? find(labelKey.route(route)) ?? ""), said);
    button.addEventListener("click", () => void shell.navigate(route, params, query));
    const sayPurpose = () => {
      said.dataset.purpose = "";
      said.textContent = said.title = find(labelKey.purpose(route)) ?? "";
    };
    if (figure === undefined) sayPurpose();
    else
      numbered.push((numbers) => {
        const number = numbers[figure];
        button.querySelector("b")?.remove();
        if (number === undefined) return sayPurpose();
        delete said.dataset.purpose;
        said.removeAttribute("title");
        said.before(writtenNumber(number));
        said.textContent = find(`tiles.${number.counts ? "counts" : "figures"}.${number.counts ?? figure}`) ?? "";
      });
    return element("li", {}, button);
  };
  const title = textsIn(TITLE, language);
  place.hidden = tiles.length === 0;
  place.toggleAttribute("data-none", place.hidden);
  place.ariaLabel = title;
  place.replaceChildren(element("h2", {}, title), element("ul", {}, ...tiles.map(link)));
  following.get(place)?.();
  following.delete(place);
  if (tiles.length === 0) return;
  const sayNumbers = async () => {
    const numbers = await tileNumbers(numCheptel, shell.context.network);
    for (const show of numbered) show(numbers);
  };
  following.set(
    place,
    onSent(shell, () => void sayNumbers()),
  );
  await sayNumbers();
}

/** As pages name what the menu does. */
const TONES: Readonly<Record<string, string>> = { late: "late", watch: "wait" };

function writtenNumber({ value, unit, tone = "" }: TileNumber): HTMLElement {
  const written = element("b", { "data-tone": TONES[tone] ?? "plain" }, value);
  written.toggleAttribute("data-none", value === "0");
  if (unit !== undefined) written.append(element("small", {}, `\u00a0${unit}`));
  return written;
}
