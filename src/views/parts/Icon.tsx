import type { Ref } from "react";
import { ICONS } from "../../../generated/icons";

type Icons = Readonly<Record<string, string>>;

/** With Trusted Types on, the browser takes text for elements only from here. A browser without them knows no policies. */
const trusted = globalThis.trustedTypes?.createPolicy("clarine-icons", { createHTML: (body) => body });

const fills = new Map<string, Ref<SVGSVGElement>>();

/**
 * An icon of the registry; always beside words, so it is never read out. An unknown one leaves its space empty. Icons that are not
 * on the menu bars come in `more`.
 */
export function Icon({ name, size = 24, more }: { name: string | null; size?: number; more?: Icons }) {
  return (
    <svg
      key={name}
      ref={name === null ? null : fillOf(name, more)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    />
  );
}

/** Writes a body of the icon set, generated when the registry was checked and never text of a user. */
function fillOf(name: string, more: Icons = {}): Ref<SVGSVGElement> {
  const known = fills.get(name);
  if (known !== undefined) return known;
  const body = bodyIn(ICONS, name) ?? bodyIn(more, name) ?? "";
  const fill: Ref<SVGSVGElement> = (svg) => {
    if (svg) svg.innerHTML = trusted ? trusted.createHTML(body) : body;
  };
  if (body !== "") fills.set(name, fill);
  return fill;
}

function bodyIn(icons: Icons, name: string): string | undefined {
  return Object.hasOwn(icons, name) ? icons[name] : undefined;
}
