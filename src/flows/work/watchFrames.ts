import { reaction } from "mobx";
import type { MenuStore } from "../../stores/menuStore";
import type { PlaceStore } from "../../stores/placeStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Frames } from "../frames/createFrames";

interface WatchFramesStores {
  readonly place: PlaceStore;
  readonly session: SessionStore;
  readonly registry: RegistryStore;
  readonly menu: MenuStore;
}

/** Keeps the frames in step with where the guard has let somebody in, and mounts the permanent ones of the viewer. */
export function startWatchFrames(
  frames: Pick<Frames, "open" | "hide" | "mountPermanent">,
  { place, session, registry, menu }: WatchFramesStores,
): { readonly stop: () => void } {
  const stopPlace = reaction(
    () => place.place,
    (now) => {
      if (now.kind === "frame") frames.open(now.resolution);
      else frames.hide();
    },
    { fireImmediately: true },
  );
  const stopPermanent = reaction(
    () => [session.epoch, registry.tables],
    () => session.signedIn && frames.mountPermanent(menu.resolver),
    { fireImmediately: true },
  );
  return {
    stop: () => {
      stopPlace();
      stopPermanent();
    },
  };
}
