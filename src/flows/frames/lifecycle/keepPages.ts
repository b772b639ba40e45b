import { reaction } from "mobx";
import type { KeptPages } from "../../../ports/keptPages";
import type { Log } from "../../../ports/log";
import type { FrameOwner, FramesStore } from "../../../stores/framesStore";
import type { NetworkStore } from "../../../stores/networkStore";
import type { RegistryStore } from "../../../stores/registryStore";
import type { SessionStore } from "../../../stores/sessionStore";
import type { Clock } from "../../../time/clock";
import { createReplaceableTimer } from "../../../time/replaceableTimer";

interface KeepPorts {
  readonly keptPages: Pick<KeptPages, "keep">;
  readonly clock: Clock;
  /** By then a page has followed a change of herd, or was loaded again or removed. */
  readonly settleMs: number;
  readonly log: Log;
}

interface KeepStores {
  readonly framesStore: FramesStore;
  readonly network: Pick<NetworkStore, "online">;
  readonly registry: RegistryStore;
  readonly session: Pick<SessionStore, "numCheptel">;
}

/**
 * Pages that are of use without network and have spoken with the shell while there was one are kept, with the herd they showed. A
 * page that only came, or came from something in between, is not.
 */
export function keepPages({ keptPages, clock, log, settleMs }: KeepPorts, stores: KeepStores): () => void {
  const { framesStore, network, registry, session } = stores;
  const isOfUse = (application: string) =>
    Object.values(registry.tables.routes).some((route) => route.application === application && route.offline !== undefined);
  const shown = () =>
    network.online
      ? framesStore.frames.filter(({ connected, owner }) => connected && owner.origin === "" && isOfUse(owner.application))
      : [];
  const later = createReplaceableTimer(clock);
  let herd = session.numCheptel;
  const keep = () => {
    herd = session.numCheptel;
    const bases = shown().map(({ owner }) => baseOf(owner));
    if (bases.length === 0) return;
    // The disk is full, or the browser refuses: pages are shown from the network as before.
    const failed = (error: unknown) => log.warn("pages for use without network", error);
    keptPages.keep(bases, herd ?? "", clock.now()).catch(failed);
  };
  const stop = reaction(
    // A page loaded anew and one that shows another herd count again.
    () => JSON.stringify([session.numCheptel, ...shown().map(({ key, load }) => [key, load])]),
    () => (herd === session.numCheptel ? keep() : later.set(settleMs, keep)),
    { fireImmediately: true },
  );
  return () => {
    stop();
    later.cancel();
  };
}

function baseOf({ candidate, record }: FrameOwner): string {
  return (candidate ? record.candidate : null) ?? record.base;
}
