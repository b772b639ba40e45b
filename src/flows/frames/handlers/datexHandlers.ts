import { failed, succeeded } from "../../../protocol/frames/answer";
import { DATEX_READ, DATEX_STORE } from "../../../protocol/frames/datexMessages";
import type { Door } from "../../../protocol/frames/receiver";
import type { Datex } from "./datex";
import type { GuardedDoor } from "./rateLimitedHandler";

export function datexDoors(guarded: GuardedDoor, datex: Datex): readonly Door[] {
  return [
    guarded("datex", DATEX_STORE, async ({ domain, value }) => {
      const key = await datex.store(domain, value);
      return key === null ? failed("too-many") : succeeded(key);
    }),
    guarded("datex", DATEX_READ, async ({ domain, key }) => succeeded(await datex.read(domain, key))),
  ];
}
