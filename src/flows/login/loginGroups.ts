import type { ApplicationRecord, LoginRecord } from "../../domain/registry/tables";

export type LoginApplication = ApplicationRecord & { readonly login: LoginRecord };

/** Priority under which an application goes before the home application (section 4). */
const FIRST = 10;

/** Conditions of section 7.3 on a login. */
export interface LoginConditions {
  readonly online: boolean;
  readonly multiHerd: boolean;
  readonly holds: (grant: string) => boolean;
}

/**
 * The applications that are notified of a sign-in, in the order of section 4: priority under 10, the home application and that of the page
 * which is shown first, the rest; inside a group by priority, then by registry order.
 */
export function loginGroups(
  applications: readonly ApplicationRecord[],
  shownFirst: readonly string[],
  conditions: LoginConditions,
): readonly (readonly LoginApplication[])[] {
  const due = applications.filter(hasLogin).filter(({ login }) => isDue(login, conditions));
  const byPriority = [...due].sort((a, b) => a.login.priority - b.login.priority);
  const groups: LoginApplication[][] = [[], [], []];
  for (const application of byPriority) groups[groupOf(application, shownFirst)]?.push(application);
  return groups;
}

/** Path of a login; the suffix is left out for the origins that are listed (CAL-25). */
export function loginPath({ path, suffix, suffixNotFor }: LoginRecord, origin: string): string {
  return suffixNotFor.includes(origin) ? path : `${path}${suffix}`;
}

function groupOf({ id, login }: LoginApplication, shownFirst: readonly string[]): number {
  if (login.priority < FIRST) return 0;
  return shownFirst.includes(id) ? 1 : 2;
}

function hasLogin(application: ApplicationRecord): application is LoginApplication {
  return application.login !== null;
}

function isDue({ grant, multiHerd, onlineOnly }: LoginRecord, conditions: LoginConditions): boolean {
  if (multiHerd && !conditions.multiHerd) return false;
  if (onlineOnly && !conditions.online) return false;
  return grant === null || conditions.holds(grant);
}
