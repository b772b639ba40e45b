import { APPLICATIONS } from "../../../generated/applications";
import { CALLS, HEADERS } from "../../../generated/calls";
import { TERMS_REQUIRED_OF } from "../../../generated/entities";
import { FRAME_BASES } from "../../../generated/frames";
import { LANGUAGES } from "../../../generated/languages";
import { SCREENS } from "../../../generated/screens";
import { ACCESS, DEMO, FEATURES, LIMITS, PRODUCT, RATE_LIMITS, SESSIONS, STORED_ACTIONS } from "../../../generated/settings";
import { TABLES } from "../../../generated/tables";
import { WORKSHOP_ACTION, WORKSHOPS } from "../../../generated/workshops";
import type { BackendRegistry } from "./backendRegistry";

/** The registry of the product, as far as the server reads it. */
export const GENERATED_REGISTRY: BackendRegistry = {
  headers: HEADERS,
  calls: CALLS,
  tables: TABLES,
  applications: APPLICATIONS,
  frameBases: Object.keys(FRAME_BASES),
  workshops: WORKSHOPS,
  workshopAction: WORKSHOP_ACTION,
  supportChat: { grant: FEATURES.supportChat, rules: ACCESS },
  retiredServices: DEMO.retiredServices,
  attemptLimits: RATE_LIMITS,
  storedActions: STORED_ACTIONS,
  longestSessionDays: SESSIONS.longestDays,
  termsRequiredOf: TERMS_REQUIRED_OF,
  termsUpdated: PRODUCT.termsUpdated,
  version: PRODUCT.version,
  passwordMinimum: LIMITS.passwordMinimumShell,
  renewPath: SCREENS.renew.path,
  forgotPath: SCREENS.forgot.path,
  // The texts of the product are complete; the translation service of the demo has nothing to put over them.
  translations: Object.fromEntries(LANGUAGES.map(({ id }) => [id, {}])),
};
