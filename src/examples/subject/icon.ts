/** The browser takes text for elements only from here where Trusted Types are on; every page of a frame has a policy of its own. */
const trusted = globalThis.trustedTypes?.createPolicy("registry-icons", { createHTML: (body) => body });

/** What closes or clears. */
export const CROSS = '<path d="M18 6L6 18M6 6l12 12"/>';

/** A picture of the registry, beside words and so never read out. */
export function icon(body: string, size: number): SVGElement {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const looks = { viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": true, class: "icon" };
  for (const [name, value] of Object.entries(looks)) drawing.setAttribute(name, String(value));
  drawing.innerHTML = trusted ? trusted.createHTML(body) : body;
  return drawing;
}
