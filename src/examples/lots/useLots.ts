import { computed, onUnmounted, type Ref, ref, shallowRef, watch } from "vue";
import type { RouteParams } from "../../../generated/routeNames";
import type { FrameContext, Shell } from "../../sdk";
import { today } from "../../sdk/formats";
import { lotsOf, type SampleLot } from "../herd/lots";
import { sampleAnimals } from "../herd/sampleAnimals";
import { workshopOf } from "../herd/workshopOf";
import { followAction, type Sending } from "../parts/followAction";
import { type LotPlacement, readPlacement } from "./farmPlan";

interface HerdLots {
  readonly herd: string;
  readonly lots: readonly SampleLot[];
  readonly placement: LotPlacement;
}

const SHELF = "places";

/** The lots of the current herd, where they are, and what has been done with them. */
export function useLots(shell: Shell<RouteParams>, context: Readonly<Ref<FrameContext>>) {
  const current = shallowRef<HerdLots | null>(null);
  const sending = ref<Sending>("none");
  const last = followAction(shell, (now) => {
    sending.value = now;
  });
  onUnmounted(last.stop);
  const keeping = new Set<string>();

  const load = async (herd: string | null) => {
    current.value = null;
    last.forget();
    if (herd === null) return;
    const [workshop, kept] = await Promise.all([workshopOf(shell), shell.storageRead(SHELF)]);
    // Meanwhile the herd may have changed once more.
    if (context.value.numCheptel !== herd) return;
    const lots = lotsOf(sampleAnimals(herd, workshop, today()));
    current.value = { herd, lots, placement: readPlacement(kept.ok ? kept.value : null, lots) };
  };
  watch(() => context.value.numCheptel, load, { immediate: true });

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
