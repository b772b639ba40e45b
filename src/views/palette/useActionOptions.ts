import { LANGUAGES } from "../../../generated/languages";
import { PRODUCT, QUICK_ACCESS } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { paletteText } from "../../../generated/text/palette";
import { THEME_CHOICES } from "../../domain/preferences/theme";
import { type SearchEntry, searchEntryOf } from "../../domain/search/searchEntries";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import type { Option } from "./paletteOptions";
import { needsAnimal } from "./useAnimalOptions";

type ActionId = (typeof QUICK_ACCESS.actions)[number]["id"];
/** What an action does: a link, or something to run; none at all when the viewer cannot do it. */
type ActionTarget = Pick<Option, "title" | "href" | "outside" | "lang" | "run">;

/** What is noted on the farm and what the shell can do by itself, in the order of the registry. */
export function useActionOptions(onLeave: () => void): readonly SearchEntry<Option>[] {
  const { menu, choice, openHerds, theme, language, location, copy, chooseLanguage } = useShell();
  const { t, find } = useTranslation();
  const named = (id: ActionId, values?: Readonly<Record<string, string>>) => t(paletteText.search.action[id], values);
  const doing = (id: ActionId, run: () => void): readonly ActionTarget[] => [{ title: named(id), href: null, run }];
  const leading = (id: ActionId, href: string | null | undefined, outside = false): readonly ActionTarget[] => {
    if (!href) return [];
    return [{ title: outside ? t(pagesText.tiles.newTab, { label: named(id) }) : named(id), href, outside }];
  };
  const ways: Readonly<Record<ActionId, () => readonly ActionTarget[]>> = {
    home: () => leading("home", menu.homeHref),
    herds: () => (menu.hasHerdsToChoose || choice.canChange ? doing("herds", () => void openHerds()) : []),
    favourites: () => doing("favourites", () => menu.showDrawer("favourites")),
    theme: () =>
      THEME_CHOICES.filter((choice) => choice !== theme.choice).map((choice) => ({
        title: named("theme", { choice: t(pagesText.theme[choice]) }),
        href: null,
        run: () => theme.choose(choice),
      })),
    language: () =>
      LANGUAGES.filter(({ id }) => id !== language.current).map(({ id, name, locale }) => ({
        title: named("language", { name }),
        href: null,
        lang: locale,
        run: () => void chooseLanguage(id),
      })),
    copyAddress: () => doing("copyAddress", () => void copy(new URL(location.address, document.baseURI).href)),
    notices: () => doing("notices", () => menu.showDrawer("notices")),
    sessions: () => doing("sessions", () => menu.showDrawer("sessions")),
    shortcuts: () => doing("shortcuts", () => menu.showDrawer("shortcuts")),
    help: () => leading("help", PRODUCT.supportSite, true),
    call: () => {
      const call = () => void window.open(`tel:${PRODUCT.supportPhone.replaceAll(" ", "")}`, "_self");
      return [{ title: named("call", { phone: PRODUCT.supportPhone }), href: null, run: call }];
    },
    logout: () => doing("logout", onLeave),
  };
  const acts = QUICK_ACCESS.acts.flatMap(({ id, icon, route, params }) => {
    const { admitted, href } = menu.resolver.route(route);
    if (needsAnimal(params) || !admitted || href === null) return [];
    const title = t(`search.act.${id}`);
    const choice: Option = { key: `act-${id}`, title, detail: "", icon, hue: null, href };
    return [searchEntryOf(choice, { title, more: [find(`search.words.${id}`) ?? ""] })];
  });
  const actions = QUICK_ACCESS.actions.flatMap(({ id, icon }) =>
    ways[id]().map((way, at) => {
      const choice: Option = { key: `action-${id}-${at}`, detail: "", icon, hue: null, ...way };
      return searchEntryOf(choice, { title: way.title, more: [t(paletteText.search.words[id])] });
    }),
  );
  return [...acts, ...actions];
}
