import { welcomeText } from "../../../generated/text/welcome";
import type { Navigation } from "../../ports/navigation";
import type { MenuStore } from "../../stores/menuStore";
import type { Logout } from "../session/logout";

/** Opens the home screen; somebody who may open nothing at all is signed out and told so (decision GRD-06). */
export type GoHome = () => Promise<void>;

export function createGoHome(
  { navigation, logout }: { readonly navigation: Navigation; readonly logout: Logout },
  { menu }: { readonly menu: MenuStore },
): GoHome {
  return async () => {
    const home = menu.resolver.home();
    if (home !== null) return navigation.replace(home.href);
    await logout({ notice: { kind: "negative", lines: [welcomeText.error.noAccess] } });
  };
}
