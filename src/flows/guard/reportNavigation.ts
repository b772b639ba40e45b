import { reaction } from "mobx";
import { SCREENS } from "../../../generated/screens";
import { welcomeText } from "../../../generated/text/welcome";
import type { ParentFrame } from "../../ports/parentFrame";
import type { PlaceStore } from "../../stores/locationStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { RegistryStore } from "../../stores/registryStore";

interface AnnounceStores {
  readonly place: PlaceStore;
  readonly registry: RegistryStore;
  readonly notices: NoticeStore;
}

const LOGIN = SCREENS.login.route;

/** Tells the parent frame of the routes that want it, and a user who was sent home of the reason (section 4, route guard). */
export function startAnnouncePlace(parent: ParentFrame, { place, registry, notices }: AnnounceStores): { readonly stop: () => void } {
  let isTold = false;
  const stop = reaction(
    () => place.place,
    ({ kind }) => {
      // The login page says it itself. A multi-herd user is sent home instead, so the reason is said there.
      if (place.route === LOGIN) isTold = place.refusal !== null;
      if (kind === "frame" || kind === "empty") {
        if (!isTold) tellRefusal(place, notices);
        place.refuse(null);
        isTold = false;
      }
      const { resolution } = place;
      if (resolution === null) return;
      const { route, params, href } = resolution;
      if (route !== null && href !== null && registry.tables.routes[route]?.navi) parent.navigate({ route, params, href });
    },
    { fireImmediately: true },
  );
  return { stop };
}

function tellRefusal(place: PlaceStore, notices: NoticeStore): void {
  const { refusal } = place;
  if (refusal === null) return;
  const lines = [welcomeText.refusal.reason[refusal.reason], welcomeText.refusal.code];
  notices.show({ kind: "negative", lines, values: { code: refusal.code } });
}
