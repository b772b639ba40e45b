import { makeAutoObservable, observableRef } from "mobx";
import { SCREENS } from "../../generated/screens";
import { tips } from "../../generated/text/paletteKeys";
import { parseStoredTexts } from "../domain/search/storedLists";
import type { MenuStore } from "./menuStore";

/** Something worth knowing, said under the bell to each user once. */
export interface Tip {
  readonly id: string;
  /** Keys of its texts. */
  readonly title: string;
  readonly text: string;
  /** The page it is about; without it the tip is for everybody. */
  readonly route?: string;
  /** What it offers to open instead. */
  readonly opens?: "palette";
}

/** For who signs in for the first time on this device. */
const HINTS: readonly Tip[] = [
  { id: "search", ...tips.search, opens: "palette" },
  { id: "favourites", ...tips.favourites },
  { id: "offline", ...tips.offline, route: SCREENS.tour.route },
];

/** What is worth knowing and has not been said to this user on this device. */
export class TipsStore {
  seen: readonly string[] = [];
  private readonly menu: Pick<MenuStore, "resolver">;

  constructor(menu: Pick<MenuStore, "resolver">) {
    this.menu = menu;
    makeAutoObservable<this, "menu">(this, { seen: observableRef, menu: false });
  }

  /** Those about pages that the viewer may open. */
  get unseen(): readonly Tip[] {
    const { resolver } = this.menu;
    return HINTS.filter(({ id, route }) => !this.seen.includes(id) && (route === undefined || resolver.route(route).admitted));
  }
  restore(kept: unknown): void {
    this.seen = parseStoredTexts(kept);
  }
  markSeen(shown: readonly Tip[]): void {
    this.seen = [...new Set([...this.seen, ...shown.map(({ id }) => id)])];
  }
}
