import type { BackendRegistry } from "./backendRegistry";
import type { ServerClock } from "./clock";
import type { Database } from "./database/openDatabase";
import type { RateLimits } from "./database/rateLimits";
import type { AccessTokens } from "./identity/accessToken";
import type { RefusedCall } from "./identity/refusedCall";
import type { WidgetTokens } from "./identity/widgetToken";
import type { Lifetimes } from "./lifetimes";
import type { Passwords } from "./passwords";
import type { NewToken } from "./tokens";

/** What the calls of the backend are made of. It holds no state of its own: any number of processes can serve one database. */
export interface Service {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly registry: BackendRegistry;
  readonly accessTokens: AccessTokens;
  readonly widgetTokens: WidgetTokens;
  readonly rateLimits: RateLimits;
  readonly passwords: Passwords;
  readonly lifetimes: Lifetimes;
  readonly newToken: NewToken;
  /** Told of every call that is refused. */
  readonly onRefused: (refusal: RefusedCall) => void;
}

/** The present instant as stored. */
export function nowOf(service: Service): string {
  return service.clock.now().toISOString();
}
