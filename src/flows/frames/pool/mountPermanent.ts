import { reaction } from "mobx";
import type { MenuStore } from "../../../stores/menuStore";
import type { RegistryStore } from "../../../stores/registryStore";
import type { SessionStore } from "../../../stores/sessionStore";
import type { Frames } from "../createFrames";

interface PermanentStores {
  readonly session: Pick<SessionStore, "epoch" | "signedIn">;
  readonly registry: Pick<RegistryStore, "tables">;
  readonly menu: Pick<MenuStore, "resolver">;
}

/** Mounts the permanent frames without an address (the sync manager) if admitted, and again when that changes. */
export function mountPermanent(frames: Pick<Frames, "mount">, { session, registry, menu }: PermanentStores): () => void {
  return reaction(
    // The resolver is another one for other tables, another network, mode or herd.
    () => [session.epoch, menu.resolver],
    () => {
      if (!session.signedIn) return;
      const { routes, applications } = registry.tables;
      for (const { name, path, application } of Object.values(routes)) {
        if (path === null && applications[application]?.frame?.lifetimeMs === null) frames.mount(menu.resolver.route(name));
      }
    },
    { fireImmediately: true },
  );
}
