import { TIMING } from "../../../generated/settings";
import type { AcceptTerms } from "../account/acceptTerms";
import { createAcceptTerms } from "../account/acceptTerms";
import type { GoHome } from "../guard/goHome";
import type { SwitchHerd } from "../herds/switchHerd";
import { createSwitchHerd } from "../herds/switchHerd";
import type { EnterSession } from "../login/enterSession";
import type { StartWork } from "../login/startWork";
import { startPingOnFocus } from "../network/pingOnFocus";
import type { LazyQueue } from "../outbox/lazyQueue";
import { type ApplyShops, createApplyShops } from "../shops/applyShops";
import type { WorkPorts } from "./createWork";
import type { WorkStores } from "./workStores";

/** What nobody does before the first page is there. */
export interface LaterWork {
  readonly switchHerd: SwitchHerd;
  readonly acceptTerms: AcceptTerms;
  readonly applyShops: ApplyShops;
}

interface LaterPorts extends WorkPorts {
  readonly startWork: StartWork;
  readonly goHome: GoHome;
  readonly enterSession: EnterSession;
  readonly queue: LazyQueue;
}

export function createLaterWork(ports: LaterPorts, stores: WorkStores): LaterWork {
  startPingOnFocus({ ...ports, throttleMs: TIMING.connectivityCheckThrottleMs }, stores);
  return {
    switchHerd: createSwitchHerd(ports, stores),
    acceptTerms: createAcceptTerms(ports, stores),
    applyShops: createApplyShops(ports, stores),
  };
}
