import { SHELL_ROUTES } from "../../../generated/settings";
import type { Resolver } from "../../domain/resolver/createResolver";
import type { Navigation } from "../../ports/navigation";

/** Opens the synchronisation of one herd, where the user may. */
export type OpenHerdSync = (numCheptel: string) => void;

export function createOpenHerdSync(
  { navigation }: { readonly navigation: Pick<Navigation, "push"> },
  { menu }: { readonly menu: { readonly resolver: Pick<Resolver, "route"> } },
): OpenHerdSync {
  return (numCheptel) => {
    const { admitted, href } = menu.resolver.route(SHELL_ROUTES.soloSync, { numCheptel });
    if (admitted && href !== null) navigation.push(href);
  };
}
