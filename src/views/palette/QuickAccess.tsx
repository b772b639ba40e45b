import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { BellButton } from "../bell/BellButton";
import { useShell } from "../context/shell";
import { FavouriteList } from "../favourites/FavouriteList";
import { useQuickAccess } from "../favourites/useQuickAccess";
import { PressedPart } from "../parts/PressedPart";
import { PaletteFirstField } from "./PaletteFirstField";
import styles from "./QuickAccess.module.css";
import { SearchButton } from "./SearchButton";
import { useShortcuts } from "./useShortcuts";

/** What makes the shell quick to use: shortcuts, the search over everything, favourites. Comes after the first page. */
export const QuickAccess = observer(function QuickAccess({ onLeave }: { onLeave: () => void }) {
  const { menu, location, favouritesPlaceholder, quickDialogs } = useShell();
  const quickAccess = useQuickAccess();
  const slots = useSlots(["favourites", "strip", "palette", "bell"]);
  useShortcuts(quickAccess?.shortcuts ?? null);
  // Read here, so that the places are looked for again whenever one of these may have brought or taken one.
  const { drawer, resolver, slotsVersion } = menu;
  void [location.route, favouritesPlaceholder.pinnedBy, resolver, slotsVersion];
  return (
    <>
      {quickAccess !== null && <span hidden data-quick="ready" />}
      {slots.favourites &&
        createPortal(
          <div className={styles.rail}>
            <SearchButton shape="rail" />
            <FavouriteList shape="rail" />
          </div>,
          slots.favourites,
        )}
      {slots.strip && createPortal(<FavouriteList shape="strip" />, slots.strip)}
      {slots.bell && createPortal(<BellButton />, slots.bell)}
      {slots.palette && createPortal(<SearchButton shape="bar" />, slots.palette)}
      {drawer === "palette" && <PaletteFirstField onLeave={onLeave} />}
      {drawer !== null && drawer !== "menu" && drawer !== "herds" && drawer !== "palette" && (
        <PressedPart part={quickDialogs} onClose={() => menu.showDrawer(null)}>
          {({ DIALOGS }) => {
            const QuickDialog = DIALOGS[drawer];
            return <QuickDialog />;
          }}
        </PressedPart>
      )}
    </>
  );
});

/** The places that the layouts keep for what comes later, by name; they come and go with the width of the window and the page. */
function useSlots<Name extends string>(names: readonly Name[]): Partial<Record<Name, Element>> {
  const [slots, setSlots] = useState<Partial<Record<Name, Element>>>({});
  useEffect(() => {
    const found: Partial<Record<Name, Element>> = {};
    for (const name of names) {
      const slot = document.querySelector(`[data-slot="${name}"]`);
      if (slot !== null) found[name] = slot;
    }
    setSlots((before) => (names.every((name) => before[name] === found[name]) ? before : found));
  });
  return slots;
}
