import { FINDING } from "../../../generated/findingSettings";
import { pagesText } from "../../../generated/text/pages";
import { type Entry, findEntries } from "../../domain/search/searchEntries";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import type { Choice, ChoiceGroup } from "./paletteOptions";
import { useActions } from "./useActionOptions";
import { useAnimalSearch } from "./useAnimalSearch";
import { useHerds } from "./useHerdOptions";
import { usePages } from "./usePageOptions";

/** What the palette offers for what was typed; for nothing, what is used most. */
export function useChoices(typed: string, onLeave: () => void): { readonly groups: readonly ChoiceGroup[]; readonly total: number } {
  const { registry } = useShell();
  const { t } = useTranslation();
  const pages = usePages();
  const herds = useHerds();
  const actions = useActions(onLeave);
  const animalSearch = useAnimalSearch();

  if (typed.trim() === "") {
    const groups: readonly ChoiceGroup[] = [
      { id: "favourites", title: t(pagesText.favourites.title), choices: pages.favourites, more: 0 },
      { id: "recents", title: t(pagesText.favourites.recent), choices: pages.recents, more: 0 },
      { id: "actions", title: t(pagesText.search.actions), choices: actions.map(({ item }) => item), more: 0 },
    ];
    const filled = groups.filter(({ choices }) => choices.length > 0);
    return { groups: filled, total: filled.reduce((sum, { choices }) => sum + choices.length, 0) };
  }

  const found = <Item>(id: ChoiceGroup["id"], title: string, entries: readonly Entry<Item>[], choiceOf: (item: Item) => Choice) => {
    const { shown, total, best } = findEntries(entries, typed, FINDING.results);
    return { group: { id, title, choices: shown.map(choiceOf), more: total - shown.length }, best, total };
  };
  // The kind with the best match first, so that Enter opens what was meant.
  const ranked = [
    found("pages", t(pagesText.search.pages), pages.entries, itself),
    found("herds", t(pagesText.search.herds), herds.entries, herds.choiceOf),
    found("actions", t(pagesText.search.actions), actions, itself),
  ]
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.best - one.best);
  const animal = animalSearch(typed);
  const tab = registry.tables.tabs.desktop.find(({ otherwise }) => otherwise !== undefined);
  const groups: ChoiceGroup[] = ranked.map(({ group }) => group);
  if (animal !== null)
    groups.push({
      id: "animal",
      title: null,
      choices: [
        {
          key: "animal",
          title: t(pagesText.search.animal, { query: animal.query }),
          detail: "",
          icon: tab?.icon ?? null,
          hue: null,
          href: animal.href,
        },
      ],
      more: 0,
    });
  return { groups, total: ranked.reduce((sum, { total }) => sum + total, 0) };
}

const itself = (choice: Choice) => choice;
