import { makeAutoObservable, observableRef } from "mobx";
import { NEWS } from "../../generated/news";
import { SCREENS } from "../../generated/screens";
import { tips } from "../../generated/text/paletteKeys";
import { parseStoredTexts } from "../domain/quickAccess/storedLists";
import type { MenuStore } from "./menuStore";

/** Something worth knowing, said under the bell to each user once. */
export interface Tip {
  readonly id: string;
  readonly kind: "hint" | "news";
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
  { id: "search", kind: "hint", ...tips.search, opens: "palette" },
  { id: "favourites", kind: "hint", ...tips.favourites },
  { id: "offline", kind: "hint", ...tips.offline, route: SCREENS.tour.route },
];

/** Of the newest version of the product. */
const OF_VERSION = NEWS.map(({ key, route }): Tip => ({ id: key, kind: "news", title: tips.news, text: key, route }));

/** What is worth knowing and has not been said to this user on this device. */
export class TipsStore {
  seen: readonly string[] = [];
  private readonly menu: Pick<MenuStore, "resolver">;
  private readonly all: readonly Tip[];

  constructor(menu: Pick<MenuStore, "resolver">, all: readonly Tip[] = [...HINTS, ...OF_VERSION]) {
    this.menu = menu;
    this.all = all;
    makeAutoObservable<this, "menu" | "all">(this, { seen: observableRef, menu: false, all: false });
  }

  /** Those about pages that the viewer may open. */
  get unseen(): readonly Tip[] {
    const { resolver } = this.menu;
    return this.all.filter(({ id, route }) => !this.seen.includes(id) && (route === undefined || resolver.route(route).admitted));
  }
  restore(kept: unknown): void {
    this.seen = parseStoredTexts(kept);
  }
  markSeen(shown: readonly Tip[]): void {
    this.seen = [...new Set([...this.seen, ...shown.map(({ id }) => id)])];
  }
}
