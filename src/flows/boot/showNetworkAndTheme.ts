import { autorun, reaction } from "mobx";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Page } from "../../ports/page";
import type { NetworkStore } from "../../stores/networkStore";
import type { ThemeStore } from "../../stores/themeStore";

interface DocumentStores {
  readonly network: NetworkStore;
  readonly theme: ThemeStore;
}

/** Keeps the document in step with the state: network and looks on its root (section 6). */
export function showNetworkAndTheme(
  { page, storage, themeKey }: { readonly page: Page; readonly storage: KeyValueStore; readonly themeKey: string },
  { network, theme }: DocumentStores,
): void {
  autorun(() => page.setNetwork(network.state));
  autorun(() => page.setTheme(theme.shown));
  reaction(
    () => theme.choice,
    (choice) => void storage.write(themeKey, choice),
  );
  page.onPrefersDark((dark) => theme.followDevice(dark));
}
