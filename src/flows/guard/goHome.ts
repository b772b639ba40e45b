import { welcomeText } from "../../../generated/text/welcome";
import type { Navigation } from "../../ports/navigation";
import type { MenuStore } from "../../stores/menuStore";
import type { Logout } from "../session/logout";

/** Opens the home screen; a user who may open nothing at all is signed out, with a message (decision GRD-06). */
export type GoHome = () => Promise<void>;

export function createGoHome(
  { navigation, logout }: { readonly navigation: Navigation; readonly logout: Logout },
  { menu }: { readonly menu: MenuStore },
): GoHome {
  return async () => {
    const { homeHref } = menu;
    if (homeHref !== null) return navigation.replace(homeHref);
    await logout({ notice: { kind: "negative", lines: [welcomeText.error.noAccess] } });
  };
}
