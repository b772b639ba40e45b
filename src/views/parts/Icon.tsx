import type { Ref } from "react";
import { ICONS, type IconName } from "../../../generated/icons";

const fills = new Map<string, Ref<SVGSVGElement>>();

/** An icon of the registry; always beside words, so it is never read out. An unknown one leaves its room empty. */
export function Icon({ name, size = 24 }: { name: string | null; size?: number }) {
  return (
    <svg
      key={name}
      ref={name === null ? null : fillOf(name)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    />
  );
}

/** Writes a body of the icon set, generated when the registry was checked and never the text of anybody. */
function fillOf(name: string): Ref<SVGSVGElement> {
  const known = fills.get(name);
  if (known !== undefined) return known;
  const fill: Ref<SVGSVGElement> = (svg) => {
    if (svg) svg.innerHTML = isIconName(name) ? ICONS[name] : "";
  };
  fills.set(name, fill);
  return fill;
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
