import { startTransition, useEffect, useState } from "react";
import { QUICK_ACCESS } from "../../../generated/settings";
import { shellText } from "../../../generated/text/shell";
import { herdBreed } from "../../domain/herd/herdBreed";
import { herdContext } from "../../domain/herd/herdContext";
import { labelKey } from "../../domain/labels/labelKey";
import { type SearchEntry, searchEntryOf } from "../../domain/search/searchEntries";
import type { HerdInfo } from "../../domain/session/profile";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import type { Option } from "./paletteOptions";

/** The icon of the action that lists the herds. */
const ICON = QUICK_ACCESS.actions.find(({ id }) => id === "herds")?.icon ?? null;
/** Herds folded at a stretch: what is typed or pressed meanwhile comes in between. */
const SLICE = 250;
const NONE: readonly HerdInfo[] = [];

/** What was folded of a list of herds, so that each list is folded once. */
const folded = new WeakMap<readonly HerdInfo[], SearchEntry<HerdInfo>[]>();

export interface HerdOptions {
  readonly entries: readonly SearchEntry<HerdInfo>[];
  readonly optionOf: (herd: HerdInfo) => Option;
}

/** The herds one may switch to. A long list is folded little by little once the palette is there. */
export function useHerdOptions(): HerdOptions {
  const { menu, herdList, session, switchHerd } = useShell();
  const { t, find } = useTranslation();
  const [slices, setSlices] = useState(0);
  const herds = session.multiUser !== null && menu.resolver.multiHerd ? herdList.herds : NONE;
  const { numCheptel: current } = session;
  const entries = folded.get(herds) ?? [];
  useEffect(() => {
    void slices;
    const done = folded.get(herds) ?? [];
    const from = done.length;
    if (from === herds.length) return;
    const slice = herds.slice(from, from + SLICE).map((herd) => {
      const { raisonSociale, ville, nom, prenom, numCheptel } = herd;
      return searchEntryOf(herd, { title: raisonSociale, more: [ville, nom, prenom], number: numCheptel });
    });
    folded.set(herds, [...done, ...slice]);
    startTransition(() => setSlices((times) => times + 1));
  }, [herds, slices]);
  return {
    entries,
    optionOf: (herd) => {
      const { numCheptel, raisonSociale, ville, laitier, allaitant } = herd;
      const isCurrent = numCheptel === current;
      const kind = laitier === undefined ? "" : find(labelKey.context(herdContext({ dairy: laitier, beef: allaitant === true })));
      return {
        key: `herd-${numCheptel}`,
        title: raisonSociale || t(shellText.herds.unnamed),
        detail: [numCheptel, ville, kind, isCurrent ? t(shellText.herds.current) : ""].filter(Boolean).join(" · "),
        icon: ICON,
        breed: laitier === undefined ? undefined : herdBreed(herd, numCheptel),
        hue: null,
        href: null,
        run: () => void (isCurrent || switchHerd(numCheptel)),
      };
    },
  };
}
