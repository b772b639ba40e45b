import { autorun } from "mobx";
import type { Page } from "../../ports/page";
import type { MenuStore } from "../../stores/menuStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { RegistryStore } from "../../stores/registryStore";

interface KeepPageStores {
  readonly network: NetworkStore;
  readonly menu: MenuStore;
  readonly registry: RegistryStore;
}

/** Keeps the document in step with the state: the network on its root, the desk of a multi-herd user on its body (section 6). */
export function startKeepPage(page: Page, { network, menu, registry }: KeepPageStores): { readonly stop: () => void } {
  const stopNetwork = autorun(() => page.setNetwork(network.state));
  const stopModes = autorun(() => {
    const desks = menu.resolver.multiHerd ? registry.tables.sections.filter(({ multiHerd }) => multiHerd) : [];
    page.setModes(desks.map(({ id }) => id));
  });
  return {
    stop: () => {
      stopNetwork();
      stopModes();
    },
  };
}
