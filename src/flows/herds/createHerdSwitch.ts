import { type ChooseMode, createChooseMode } from "./chooseMode";
import { createOpenHerdSync } from "./openHerdSync";
import { createPrepareSwitch } from "./prepareSwitch";
import { createSwitchHerd, type HerdSwitchFlows } from "./switchHerd";

type Given<Create extends (ports: never, stores: never) => unknown, Which extends 0 | 1> = Parameters<Create>[Which];

export interface HerdFlows extends HerdSwitchFlows {
  readonly chooseMode: ChooseMode;
}

/** The switch of herds with what it prepares; loaded when herds can first be chosen. */
export function createHerdSwitch(
  ports: Omit<
    Given<typeof createSwitchHerd, 0> & Given<typeof createPrepareSwitch, 0> & Given<typeof createOpenHerdSync, 0>,
    "prepare" | "openHerdSync"
  >,
  stores: Given<typeof createSwitchHerd, 1> & Given<typeof createPrepareSwitch, 1> & Given<typeof createChooseMode, 1>,
): HerdFlows {
  const prepare = createPrepareSwitch({ ...ports, openHerdSync: createOpenHerdSync(ports, stores) }, stores);
  const flows = createSwitchHerd({ ...ports, prepare }, stores);
  return { ...flows, chooseMode: createChooseMode({ ...ports, ...flows }, stores) };
}
