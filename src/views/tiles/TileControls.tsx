import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { paletteText } from "../../../generated/text/palette";
import { useShell } from "../context/shell";
import styles from "../favourites/PinButton.module.css";
import { useQuickAccess } from "../favourites/useQuickAccess";
import { useTranslation } from "../parts/useTranslation";
import { nextByArrow } from "./nextByArrow";
import { onLongPress } from "./onLongPress";
import { useFreshFigures } from "./useFreshFigures";

/** What there is to go to in the panel or the drawer: tiles, and what opens them. */
const STOPS = ':is(a:not([data-tab]), summary, [data-tab][aria-expanded="true"])';

/** The keys of the tiles around it, and under a finger the button that turns them into stars, where there are some; so does a long press on one of them. */
export const TileControls = observer(function TileControls({ few }: { few: boolean }) {
  const quickAccess = useQuickAccess();
  const { clock } = useShell();
  useFreshFigures();
  const { t } = useTranslation();
  const here = useRef<HTMLParagraphElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [said, setSaid] = useState("");

  const pin = (tile: HTMLElement) => {
    const star = tile.parentElement?.querySelector<HTMLElement>("[data-pin]");
    if (!star) return;
    const text = star.ariaPressed === "true" ? paletteText.favourites.removed : paletteText.favourites.added;
    star.click();
    setSaid(t(text, { label: tile.querySelector<HTMLElement>("[title]")?.title ?? "" }));
  };
  const latest = useRef(pin);
  useEffect(() => {
    latest.current = pin;
  });
  useEffect(() => {
    const menu = here.current?.closest("nav");
    if (!menu) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target: from, key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || !(from instanceof HTMLElement) || !from.matches(`${STOPS}:not([data-tab])`)) return;
      if (key.toLowerCase() === "f" && from.matches("[data-tile]")) latest.current(from);
      const next = nextByArrow(key, from, [...menu.querySelectorAll<HTMLElement>(STOPS)]);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    };
    const onContextMenu = (event: PointerEvent | MouseEvent) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
      if (!(event.target instanceof Element) || event.target.closest("[data-tile]") === null) return;
      event.preventDefault();
      // Phones that say so end the touch with it.
      setChoosing(true);
    };
    const stop = onLongPress(menu, "[data-tile]", clock, () => setChoosing(true));
    menu.addEventListener("keydown", onKeyDown);
    menu.addEventListener("contextmenu", onContextMenu);
    return () => {
      stop();
      menu.removeEventListener("keydown", onKeyDown);
      menu.removeEventListener("contextmenu", onContextMenu);
    };
  }, [clock]);

  return (
    <>
      {quickAccess !== null && (!few || isChoosing) && (
        <button
          type="button"
          className={`quiet ${styles.choose}`}
          data-choosing={isChoosing || undefined}
          onClick={() => setChoosing(!isChoosing)}
        >
          {t(isChoosing ? paletteText.favourites.chosen : paletteText.favourites.choose)}
        </button>
      )}
      <p ref={here} role="status" className="visuallyHidden">
        {said}
      </p>
    </>
  );
});
