import { autorun, reaction } from "mobx";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Page } from "../../ports/page";
import type { MenuStore } from "../../stores/menuStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { ThemeStore } from "../../stores/themeStore";

interface KeepPageStores {
  readonly network: NetworkStore;
  readonly menu: MenuStore;
  readonly registry: RegistryStore;
  readonly theme: ThemeStore;
}

/** Keeps the document in step with the state: network and looks on its root, the desk of a multi-herd user on its body (section 6). */
export function startKeepPage(
  { page, storage, themeKey }: { readonly page: Page; readonly storage: KeyValueStore; readonly themeKey: string },
  { network, menu, registry, theme }: KeepPageStores,
): { readonly stop: () => void } {
  const stops = [
    autorun(() => page.setNetwork(network.state)),
    autorun(() => page.setTheme(theme.shown)),
    autorun(() => {
      const desks = menu.resolver.multiHerd ? registry.tables.sections.filter(({ multiHerd }) => multiHerd) : [];
      page.setModes(desks.map(({ id }) => id));
    }),
    reaction(
      () => theme.choice,
      (choice) => void storage.write(themeKey, choice),
    ),
    page.onPrefersDark((dark) => theme.followDevice(dark)),
  ];
  return {
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
