import { BAD_KEYS } from "./checkMessageSize";
import { name, value } from "./messages/routeTarget";

/** Whether a page can be handed a value that stands in an address. */
export function isQueryValue(key: string, text: string): boolean {
  return !BAD_KEYS.has(key) && name.safeParse(key).success && value.safeParse(text).success;
}
