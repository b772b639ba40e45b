import { reaction } from "mobx";
import type { WorkStores } from "../flows/work/workStores";
import type { KeyValueStore } from "../ports/keyValueStore";
import type { Clock } from "../time/clock";
import type { Translation } from "../views/parts/useTranslation";
import { LOOK_KEY, type Look, shellAddress } from "./look";
import { openings } from "./openings";
import { readLook } from "./readLook";

/** The menus stand still for so long before they are kept. */
const STILL_MS = 1000;

/** Only the bars of the shell are kept whole; what lies in the page itself comes anew. */
const DEEP = "[data-layout], header, header *, aside[data-demo], aside[data-demo] *, a";

interface KeepLookPorts {
  readonly page: Document;
  readonly storage: KeyValueStore;
  readonly clock: Clock;
  readonly t: Translation["t"];
}

/** Keeps the menus as they are seen, for the start of the next page; what somebody saw goes when they leave. */
export function startKeepLook({ page, storage, clock, t }: KeepLookPorts, stores: WorkStores): void {
  const { session, menu, language, network, framesStore, place } = stores;
  let cancel = () => {};
  const keep = (owner: string) => {
    const look = lookOf(page, owner, openings(t, stores, page.location.pathname));
    if (look) void storage.write(LOOK_KEY, look);
  };
  reaction(
    () => ({
      owner: session.effective?.id ?? null,
      isStill: menu.open === null && menu.drawer === null && network.online && (framesStore.settled || place.place.kind === "empty"),
      seen: [menu.sections, language.current, place.route],
    }),
    ({ owner, isStill }) => {
      cancel();
      if (owner === null) return void storage.remove(LOOK_KEY);
      if (isStill) cancel = clock.after(STILL_MS, () => keep(owner));
    },
    { fireImmediately: true },
  );
}

function lookOf(page: Document, owner: string, pages: Look["pages"]): Look | null {
  const shell = page.querySelector("[data-layout]");
  return (
    shell && {
      build: shellAddress(page),
      owner,
      wide: shell.getAttribute("data-layout") === "desktop",
      styles: [...page.styleSheets].flatMap(({ href }) => (href === null ? [] : [new URL(href).pathname])),
      drawn: readLook(shell, (element) => element.matches(DEEP)),
      pages,
    }
  );
}
