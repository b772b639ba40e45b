import type { Mode } from "../../src/domain/session/session";
import type { Circumstances } from "./userFile";

export type Environment = `${"online" | "offline"}-${"single" | "multi"}`;

/** With or without network, in the mode of one herd or of several: whatever is shown or proven is so in each of them, or says where. */
export const ENVIRONMENTS: readonly Environment[] = ["online-multi", "online-single", "offline-multi", "offline-single"];

export function modeIn(environment: Environment): Mode {
  return environment.endsWith("multi") ? "multi" : "solo";
}

export function isOnline(environment: Environment): boolean {
  return environment.startsWith("online");
}

export function circumstancesOf(environment: Environment): Circumstances {
  return { online: isOnline(environment), mode: modeIn(environment) };
}
