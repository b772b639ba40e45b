import type { Resolver } from "../../domain/resolver/createResolver";
import type { Log } from "../../ports/log";
import type { Randomness } from "../../ports/randomness";
import type { Vital, Vitals } from "../../ports/vitals";
import { REPORT } from "../../protocol/frames/messages/reportMessage";
import type { FramesStore } from "../../stores/framesStore";
import type { LocationStore } from "../../stores/locationStore";

interface VitalsPorts {
  readonly vitals: Vitals;
  readonly randomness: Randomness;
  readonly log: Log;
  /** Part of the page loads that are measured, from 0 to 1. */
  readonly sampleShare: number;
}

interface VitalsStores {
  readonly location: Pick<LocationStore, "route">;
  readonly framesStore: Pick<FramesStore, "activeKey">;
  readonly menu: { readonly resolver: Pick<Resolver, "address"> };
}

/**
 * Writes the speed of some page loads in the log of the shell, as a report message of section 7.2. A line names a route and a
 * frame and nothing else: no parameter, herd, account or text of the page.
 */
export async function startVitals(ports: VitalsPorts, stores: VitalsStores): Promise<void> {
  const { vitals, randomness, log, sampleShare } = ports;
  if (randomness.next() >= sampleShare) return;
  try {
    await vitals.watch((vital) => {
      const { level, message, details } = REPORT.payload.parse(lineOf(vital, whereOf(vital, vitals, stores)));
      const values = Object.entries(details).map((entry) => entry.join("="));
      log.warn(`vitals, ${level}`, new Error([message, ...values].join(" ")));
    });
  } catch (error) {
    log.warn("vitals", error);
  }
}

interface Where {
  readonly route: string | null;
  readonly frame: string | null;
}

/** What happened before the first press belongs to the page that was loaded, the rest to the one that is open. */
function whereOf({ name }: Vital, { loadedAt }: Vitals, { location, framesStore, menu }: VitalsStores): Where {
  if (name === "LCP" || name === "TTFB") return { route: menu.resolver.address(loadedAt).route, frame: null };
  return { route: location.route, frame: framesStore.activeKey };
}

function lineOf({ name, value, rating }: Vital, { route, frame }: Where) {
  const shown = name === "CLS" ? value.toFixed(3) : value.toFixed(0);
  return { level: "info", message: name, details: { value: shown, rating, route: route ?? "-", frame: frame ?? "-" } };
}
