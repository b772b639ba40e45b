import { SCREENS } from "../../../generated/screens";
import { KEPT_QUERY } from "../../../generated/settings";
import { encodeQuery, splitAddress } from "../../domain/address/query";
import type { GuardRules } from "./guardRules";

/** Whether the router draws an address by this pattern of a page. */
export type MatchesPattern = (pattern: string, path: string) => boolean;

const { login, support, forgot, renew, multi, cgu } = SCREENS;
const PUBLIC = [login, support, forgot, renew, multi, cgu];

/**
 * Before the sign-in the public pages are open, and every other address leads to the login page with the query values that
 * survive the way there: whether it exists is not revealed. The resolver answers the same for every route.
 */
export function signedOutRules(matches: MatchesPattern): GuardRules {
  return (address) => {
    const { path, query } = splitAddress(address);
    if (PUBLIC.some((page) => matches(page.path, path))) return { kind: "page", page: { kind: "screen", resolution: null } };
    const kept = encodeQuery(KEPT_QUERY.map((key) => [key, query[key] ?? ""]));
    return { kind: "redirect", to: `/${login.path}${kept && `?${kept}`}`, refusal: null };
  };
}
