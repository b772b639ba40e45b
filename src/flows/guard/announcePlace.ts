import { reaction } from "mobx";
import { welcomeText } from "../../../generated/text/welcome";
import type { ParentFrame } from "../../ports/parentFrame";
import type { NoticeStore } from "../../stores/noticeStore";
import type { PlaceStore } from "../../stores/placeStore";
import type { RegistryStore } from "../../stores/registryStore";

interface AnnounceStores {
  readonly place: PlaceStore;
  readonly registry: RegistryStore;
  readonly notices: NoticeStore;
}

/** Tells the parent frame of the routes that want it, and a user who was sent home of the reason (section 4, route guard). */
export function startAnnouncePlace(parent: ParentFrame, { place, registry, notices }: AnnounceStores): { readonly stop: () => void } {
  const stop = reaction(
    () => place.place,
    ({ kind }) => {
      // A multi-herd user is sent home instead of to the login page, so the reason is said there.
      if (kind === "frame" || kind === "empty") tellRefusal(place, notices);
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
  place.refuse(null);
}
