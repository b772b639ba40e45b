import type { AccountEventName } from "../http/accountEvent";
import { nowOf, type Service } from "./service";

/** The account and the address are those of the caller, whatever a body says. */
export function logAccountEvent(service: Service, event: AccountEventName, accountId: string, address: string): void {
  service.onAccountEvent({ at: nowOf(service), event, accountId, address });
}
