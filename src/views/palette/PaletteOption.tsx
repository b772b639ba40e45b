import { useLayoutEffect, useRef } from "react";
import { TILE_ICONS } from "../../../generated/tileIcons";
import { useShell } from "../context/shell";
import { NationalNumber } from "../formats/NationalNumber";
import { Icon } from "../parts/Icon";
import { useOpenLink } from "../parts/useOpenLink";
import styles from "./Palette.module.css";
import type { Option } from "./paletteOptions";

interface PaletteOptionProps {
  readonly option: Option;
  readonly id: string;
  readonly active: boolean;
  readonly onPoint: () => void;
}

/** An option of the palette: a link where it has an address, so that middle click and copying work. */
export function PaletteOption({ option, id, active, onPoint }: PaletteOptionProps) {
  const { menu } = useShell();
  const line = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (active) line.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const openLink = useOpenLink(() => menu.closeAll());
  const { title, number, detail, icon, hue, href, outside = false, lang, run } = option;
  const common = {
    ref: (element: HTMLElement | null) => {
      line.current = element;
    },
    id,
    role: "option",
    tabIndex: -1,
    className: styles.choice,
    "aria-selected": active,
    "data-choice": option.key,
    onPointerMove: onPoint,
  } as const;
  const inside = (
    <>
      <span className={styles.icon} style={hue === null ? undefined : { color: `var(--hue-${hue})` }}>
        <Icon name={icon} more={TILE_ICONS} />
      </span>
      <span className={styles.words}>
        <span lang={lang}>
          {number !== undefined && <NationalNumber number={number} />} {title}
        </span>
        {detail !== "" && <small>{detail}</small>}
      </span>
    </>
  );
  if (href === null)
    return (
      <button
        type="button"
        {...common}
        onClick={() => {
          menu.closeAll();
          run?.();
        }}
      >
        {inside}
      </button>
    );
  return outside ? (
    <a {...common} href={href} target="_blank" rel="noreferrer" onClick={() => menu.closeAll()}>
      {inside}
    </a>
  ) : (
    <a
      {...common}
      href={href}
      onClick={(event) => {
        run?.();
        openLink(event);
      }}
    >
      {inside}
    </a>
  );
}
