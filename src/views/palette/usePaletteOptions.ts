import { QUICK_ACCESS, SHELL_ROUTES } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { paletteText } from "../../../generated/text/palette";
import { meansAnimal } from "../../domain/search/animalQuery";
import { wordsMeant } from "../../domain/search/piecesOf";
import { type SearchEntry, searchEntries } from "../../domain/search/searchEntries";
import { useShell } from "../context/shell";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import type { Option, OptionGroup } from "./paletteOptions";
import { useActionOptions } from "./useActionOptions";
import { useAnimalOptions } from "./useAnimalOptions";
import { useAnimalSearchAddress } from "./useAnimalSearchAddress";
import { useHerdOptions } from "./useHerdOptions";
import { usePageOptions } from "./usePageOptions";
import { useSectionOptions } from "./useSectionOptions";

interface PaletteOptions {
  readonly groups: readonly OptionGroup[];
  readonly total: number;
  /** What was taken for what was typed. */
  readonly meant: string | null;
}

const NOTHING: PaletteOptions = { groups: [], total: 0, meant: null };

/** What the palette offers for what was typed; for nothing, what is used most; null while it need not be known yet. */
export function usePaletteOptions(typed: string | null, onLeave: () => void): PaletteOptions {
  const { registry, tileFigures } = useShell();
  const figures = usePart(tileFigures).value;
  const { t } = useTranslation();
  const pages = usePageOptions();
  const herds = useHerdOptions();
  const actions = useActionOptions(onLeave);
  const animalSearch = useAnimalSearchAddress();
  const { animals, acts } = useAnimalOptions(typed ?? "");
  const sections = useSectionOptions();

  if (typed === null) return NOTHING;
  if (typed.trim() === "") {
    const isFirstUse = pages.favourites.length === 0 && pages.recents.length === 0;
    const toneOf = ({ figure }: Option) => (figure === undefined ? undefined : figures?.of(figure)?.tone);
    const toned = isFirstUse ? pages.entries.map(({ item }) => item).filter((page) => toneOf(page) !== undefined) : [];
    const due = toned
      .sort((one, other) => Number(toneOf(other) === "late") - Number(toneOf(one) === "late"))
      .slice(0, QUICK_ACCESS.duePages);
    const groups: readonly OptionGroup[] = [
      { id: "due", title: t(paletteText.search.due), options: due, more: 0 },
      { id: "favourites", title: t(pagesText.favourites.title), options: pages.favourites, more: 0 },
      { id: "recents", title: t(paletteText.favourites.recent), options: pages.recents, more: 0 },
      { id: "animals", title: t(paletteText.search.recentAnimals), options: animals, more: 0 },
      { id: "sections", title: t(paletteText.search.sections), options: sections, more: 0 },
      { id: "actions", title: t(paletteText.search.actions), options: actions.map(({ item }) => item), more: 0 },
    ];
    const filled = groups.filter(({ options }) => options.length > 0);
    return { groups: filled, total: filled.reduce((sum, { options }) => sum + options.length, 0), meant: null };
  }

  const search =
    <Item>(id: OptionGroup["id"], title: string, entries: readonly SearchEntry<Item>[], optionOf: (item: Item) => Option) =>
    (forgiving: boolean) => {
      const { items, total, bestRank } = searchEntries(entries, typed, QUICK_ACCESS.results, forgiving);
      return { group: { id, title, options: items.map(optionOf), more: total - items.length }, bestRank, total };
    };
  const kinds = [
    search("pages", t(paletteText.search.pages), pages.entries, itself),
    search("herds", t(paletteText.search.herds), herds.entries, herds.optionOf),
    search("actions", t(paletteText.search.actions), actions, itself),
  ];
  const matches = (forgiving: boolean) => kinds.map((found) => found(forgiving)).filter(({ total }) => total > 0);
  const exact = matches(false);
  // The kind with the best match first, so that Enter opens the likeliest result.
  const ranked = (exact.length > 0 ? exact : matches(true)).sort((one, other) => other.bestRank - one.bestRank);
  const isNumber = /\d/.test(typed);
  const asked = isNumber ? animalSearch(typed) : null;
  // Where the animal itself is found there is nothing left to search.
  const animal = asked !== null && animals.some(({ number = "" }) => meansAnimal(asked.query, number)) ? null : asked;
  const tab = registry.tables.tabs.desktop.find(({ targets }) => targets.includes(SHELL_ROUTES.search));
  const groups: OptionGroup[] = ranked.map(({ group }) => group);
  if (animals.length > 0) {
    const found: OptionGroup = { id: "animals", title: t(paletteText.search.animals), options: animals, more: 0 };
    const onIt: OptionGroup = { id: "acts", title: null, options: acts, more: 0 };
    if (isNumber) groups.unshift(found, onIt);
    else groups.push(found, onIt);
  }
  if (animal !== null)
    groups.push({
      id: "animal",
      title: null,
      options: [
        {
          key: "animal",
          title: t(paletteText.search.animal, { query: animal.query }),
          detail: "",
          icon: tab?.icon ?? null,
          hue: null,
          href: animal.href,
        },
      ],
      more: 0,
    });
  // A number can hardly be meant for anything but an animal.
  const total = animals.length + ranked.reduce((sum, { total }) => sum + total, 0) + (animal === null ? 0 : 1);
  if (total === 0) {
    const help = actions.map(({ item }) => item).filter(({ key }) => /^action-(call|help)/.test(key));
    groups.push({ id: "sections", title: t(paletteText.search.sections), options: sections, more: 0 });
    groups.push({ id: "actions", title: t(paletteText.search.actions), options: help, more: 0 });
  }
  const best = exact.length > 0 ? undefined : ranked[0]?.group.options[0];
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    total,
    meant: best === undefined ? null : wordsMeant(`${best.title} ${best.detail}`, typed),
  };
}

const itself = (option: Option) => option;
