import { useEffect, useState } from "react";
import { LIMITS, QUICK_ACCESS, SHELL_ROUTES } from "../../../generated/settings";
import { paletteText } from "../../../generated/text/palette";
import { breedNamed } from "../../domain/herd/herdBreed";
import { animalQuery } from "../../domain/search/animalQuery";
import { ignoreSpaces } from "../../domain/search/ignoreAccents";
import type { Animal } from "../../flows/quickAccess/animalSearch";
import { useShell } from "../context/shell";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import type { Option } from "./paletteOptions";
import { useAnimalSearchRefusal } from "./useAnimalSearchRefusal";

/** No key is pressed for so long before the server is asked. */
const PAUSE_MS = 150;
const NONE: readonly Animal[] = [];

type Stage = keyof typeof paletteText.search.stage;

function isStage(stage: string): stage is Stage {
  return Object.hasOwn(paletteText.search.stage, stage);
}

/** Animals, and what one does with the only one of them. */
interface AnimalOptions {
  readonly animals: readonly Option[];
  readonly acts: readonly Option[];
}

/** Animals of the herd that match what was typed; for nothing, those opened last. Only for who may search them. */
export function useAnimalOptions(typed: string): AnimalOptions {
  const { menu, registry, network, session, clock, animalSearch } = useShell();
  const { t } = useTranslation();
  const [answer, setAnswer] = useState({ isRecent: true, query: "", animals: NONE });
  const may = useAnimalSearchRefusal() === null;
  const search = usePart(may ? animalSearch : null).value;
  const isRecent = typed.trim() === "";
  const query = animalQuery(typed, LIMITS.searchMinimumCharacters);
  const { online } = network;
  const { numCheptel } = session;
  const isAsked = isRecent || (online && query !== null);
  useEffect(() => {
    // Asked anew for another herd.
    void numCheptel;
    if (search === null || !isAsked) return;
    let gone = false;
    const show = (found: Promise<readonly Animal[]>) =>
      void found.then((animals) => gone || setAnswer({ isRecent, query: query ?? "", animals }));
    const cancel = isRecent ? show(search.recent()) : clock.after(PAUSE_MS, () => show(search.find(query ?? "")));
    return () => {
      gone = true;
      cancel?.();
    };
  }, [search, isAsked, isRecent, query, numCheptel, clock]);
  const icon = registry.tables.tabs.desktop.find(({ targets }) => targets.includes(SHELL_ROUTES.search))?.icon ?? null;
  const found = isAsked && answer.isRecent === isRecent ? answer.animals : NONE;
  const isAnswered = isRecent || answer.query === query;
  // Until the next answer comes, what was found and still fits stays: Enter must not open another animal than the one typed.
  const shown = isAnswered ? found : found.filter(({ number, name }) => fits(query ?? "", number) || fits(query ?? "", name));
  const [only] = shown.length === 1 && !isRecent && isAnswered ? shown : [];
  const actsOn = (animal: Animal) =>
    QUICK_ACCESS.acts.flatMap(({ id, icon, route, params, ...act }): readonly Option[] => {
      if (!needsAnimal(params) || ("stage" in act && act.stage !== animal.stage)) return [];
      const { admitted, href } = menu.resolver.route(route, filledIn(params, animal));
      if (!admitted || href === null) return [];
      const title = t(`search.act.${id}`, { lot: animal.lot });
      return [{ key: `act-${id}`, title, detail: "", icon, hue: null, href, run: () => void search?.remember(animal) }];
    });
  const animals = shown.map((animal): Option => {
    const { id, number, name, breed, lot, stage = "", late = false } = animal;
    return {
      key: `animal-${id}`,
      title: name,
      number,
      detail: [breed, t(paletteText.search.lot, { lot })].join(" · "),
      icon,
      breed: breedNamed(breed),
      state: isStage(stage) ? { text: t(paletteText.search.stage[stage]), late } : undefined,
      hue: null,
      href: menu.resolver.route(SHELL_ROUTES.animal, { id }).href,
      run: () => void search?.remember(animal),
    };
  });
  return { animals, acts: only === undefined ? [] : actsOn(only) };
}

function fits(query: string, text: string): boolean {
  return ignoreSpaces(text).includes(ignoreSpaces(query));
}

/** Without an animal it is offered by itself. */
export const needsAnimal = (params: object) => Object.keys(params).length > 0;

function filledIn(params: Readonly<Record<string, string>>, { id, number, lot }: Animal): Readonly<Record<string, string>> {
  const own = new Map(Object.entries({ "{id}": id, "{number}": number, "{lot}": lot }));
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, own.get(value) ?? value]));
}
