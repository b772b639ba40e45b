import { computed, onUnmounted, type Ref, ref, shallowRef, watch } from "vue";
import type { RouteParams } from "../../../generated/routeNames";
import type { FrameContext, Shell } from "../../sdk";
import { today } from "../../sdk/formats";
import { heldChanges } from "../herd/heldChanges";
import { lotsOf, type SampleLot } from "../herd/lots";
import { sampleAnimals } from "../herd/sampleAnimals";
import { stillDue } from "../herd/stillDue";
import type { Changes } from "../herd/taskChanges";
import { workshopOf } from "../herd/workshopOf";
import { followAction, type Sending } from "../parts/followAction";
import { onNewDay } from "../parts/onNewDay";
import { onSent } from "../parts/onSent";
import { type LotPlacement, readPlacement } from "./farmPlan";

interface HerdLots {
  readonly herd: string;
  readonly lots: readonly SampleLot[];
  readonly placement: LotPlacement;
  /** What was done on its planning, as it was last known. */
  readonly changes: Changes;
}

const SHELF = "places";

/** The lots of the current herd, where they are, and what has been done with them. */
export function useLots(shell: Shell<RouteParams>, context: Readonly<Ref<FrameContext>>, changesOf = heldChanges) {
  const current = shallowRef<HerdLots | null>(null);
  const sending = ref<Sending | "none">("none");
  const last = followAction(shell, (now) => {
    sending.value = now;
  });
  const keeping = new Set<string>();

  let latest = {};
  const read = async (herd: string) => {
    const asked = {};
    latest = asked;
    const [workshop, kept, known] = await Promise.all([
      workshopOf(shell),
      shell.storageRead(SHELF),
      context.value.network === "ONLINE" ? changesOf(herd) : null,
    ]);
    // Meanwhile the herd may have changed once more.
    if (latest !== asked || context.value.numCheptel !== herd) return;
    const before = current.value?.herd === herd ? current.value : null;
    const [day, changes] = [today(), known ?? before?.changes ?? {}];
    const lots = lotsOf(stillDue(sampleAnimals(herd, workshop, day), changes, day));
    current.value = { herd, lots, changes, placement: before?.placement ?? readPlacement(kept.ok ? kept.value : null, lots) };
  };
  const load = async (herd: string | null) => {
    current.value = null;
    last.forget();
    if (herd !== null) await read(herd);
  };
  const readAgain = () => {
    if (current.value !== null) void read(current.value.herd);
  };
  watch(() => context.value.numCheptel, load, { immediate: true });
  // What is done on the planning is late no more here; what is late is so on a day.
  watch(() => context.value.network, readAgain);
  const stops = [onSent(shell, readAgain), onNewDay(shell, readAgain), last.stop];
  onUnmounted(() => {
    for (const stop of stops) stop();
  });

  /** Whether it is safe on the device; null: a press too many, the same is being kept. */
  const act = async (action: string, payload: Readonly<Record<string, unknown>>, label: string): Promise<boolean | null> => {
    const herd = current.value?.herd ?? null;
    // What is still drawn of another herd is not entered in this one.
    if (herd === null || context.value.numCheptel !== herd) return false;
    const press = JSON.stringify([herd, action, payload]);
    if (keeping.has(press)) return null;
    keeping.add(press);
    const isKept = await last.send(action, payload, label);
    keeping.delete(press);
    return isKept;
  };
  const move = async (lot: string, place: string, label: string): Promise<boolean | null> => {
    const before = current.value?.herd;
    const kept = await act("lotMoved", { lot, place }, label);
    if (!kept) return kept;
    const now = current.value;
    // Of a herd that was left meanwhile the queue alone knows it.
    if (now === null || now.herd !== before || context.value.numCheptel !== before) return true;
    const placement = { ...now.placement, [lot]: place };
    current.value = { ...now, placement };
    void shell.storageStore(SHELF, placement);
    return true;
  };
  return {
    herd: computed(() => current.value?.herd ?? null),
    lots: computed(() => current.value?.lots ?? []),
    placement: computed<LotPlacement>(() => current.value?.placement ?? {}),
    sending,
    forget: last.forget,
    act,
    move,
  };
}
