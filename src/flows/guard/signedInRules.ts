import { SCREENS } from "../../../generated/screens";
import type { Resolution } from "../../domain/resolver/resolveRoute";
import { mustAcceptTerms } from "../../domain/session/session";
import type { Refusal } from "../../stores/locationStore";
import type { MenuStore } from "../../stores/menuStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { GuardOutcome, GuardRules } from "./guardRules";

interface RuleStores {
  readonly session: SessionStore;
  readonly registry: RegistryStore;
  readonly menu: MenuStore;
}

/** After the sign-in the resolver decides every address, once the terms have been accepted. */
export function signedInRules({ session, registry, menu }: RuleStores): GuardRules {
  const owesTerms = () => session.effective !== null && mustAcceptTerms(session.effective, registry.termsRequiredOf);
  return (address) => {
    const resolution = menu.resolver.address(address);
    const route = resolution.route === null ? undefined : registry.tables.routes[resolution.route];
    // The tour stands behind the sign-in, among the menus.
    const screen = route?.screen === "tour" ? undefined : route?.screen;
    const staysAtRoot = screen === "root" && menu.hasNoRights;
    if (screen === "root" && !staysAtRoot) return { kind: "home", page: { kind: "screen", resolution } };
    if ((screen === undefined || staysAtRoot) && owesTerms()) return redirect(`/${SCREENS.cgu.path}`);
    if (staysAtRoot) return { kind: "page", page: { kind: "empty", resolution } };
    if (resolution.redirectTo !== null) return redirect(resolution.redirectTo, refusalOf(resolution, address));
    if (!resolution.admitted) return redirect(`/${SCREENS.root.path}`);
    if (screen !== undefined) return { kind: "page", page: { kind: "screen", resolution } };
    return { kind: "page", page: { kind: resolution.frame === null ? "empty" : "frame", resolution } };
  };
}

function redirect(to: string, refusal: Refusal | null = null): GuardOutcome {
  return { kind: "redirect", to, refusal };
}

export function refusalOf({ admitted, reason, route }: Resolution, address: string): Refusal | null {
  if (admitted) return null;
  return { reason, address, code: `${reason}/${route ?? ""}` };
}
