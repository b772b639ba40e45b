import type { Animal, Figure } from "../../protocol/calls/shellCalls";
import type { AccessTokens } from "../credentials/accessToken";
import type { KnownDevices } from "../credentials/knownDevice";
import type { Passwords } from "../credentials/passwords";
import type { NewToken } from "../credentials/tokens";
import type { WidgetTokens } from "../credentials/widgetToken";
import type { Herd } from "../database/accounts";
import type { Database } from "../database/openDatabase";
import type { RateLimits } from "../database/rateLimits";
import type { AccountEvent } from "../http/accountEvent";
import type { RefusedCall } from "../http/refusedCall";
import type { BackendRegistry } from "../registry/backendRegistry";
import type { CallTimes } from "../time/callTimes";
import type { ServerClock } from "../time/clock";
import type { Lifetimes } from "../time/lifetimes";
import type { CallerConcurrency } from "./callerConcurrency";

/** Animals of a herd by the start of a number or name, the best first. */
export type FindAnimals = (numCheptel: string, query: string) => Promise<Animal[]>;

/** All numbers for the tiles of the menu, of the herd that is open and of all herds of the account; the call keeps those that the caller may see. */
export type FiguresOf = (herd: Herd | null, herds: readonly Herd[]) => Promise<Record<string, Figure>>;

/** What the calls of the backend are made of. It holds no state of its own: any number of processes can serve one database. */
export interface Service {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly registry: BackendRegistry;
  readonly accessTokens: AccessTokens;
  readonly widgetTokens: WidgetTokens;
  readonly rateLimits: RateLimits;
  readonly knownDevices: KnownDevices;
  readonly accountConcurrency: CallerConcurrency;
  readonly bodyConcurrency: CallerConcurrency;
  /** By address, or the wider network of it. */
  readonly signInConcurrency: CallerConcurrency;
  readonly passwords: Passwords;
  readonly commonPasswords: ReadonlySet<string>;
  readonly lifetimes: Lifetimes;
  readonly callTimes: CallTimes;
  readonly newToken: NewToken;
  readonly findAnimals: FindAnimals;
  readonly figuresOf: FiguresOf;
  readonly onRefused: (refusal: RefusedCall) => void;
  /** Called with what the log says of an account. */
  readonly onAccountEvent: (event: AccountEvent) => void;
}

/** The present instant as stored. */
export function nowOf(service: Service): string {
  return service.clock.now().toISOString();
}
