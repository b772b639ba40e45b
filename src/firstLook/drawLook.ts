import type { Drawn } from "./look";

const HTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";

/** The element that was kept. Throws on anything that was not kept by `readLook`. */
export function drawLook(page: Document, drawn: Drawn, space = HTML): Node {
  if (typeof drawn === "string") return page.createTextNode(drawn);
  const [tag, attributes, ...inside] = drawn;
  const own = tag === "svg" ? SVG : space;
  const element = page.createElementNS(own, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside.map((child) => drawLook(page, child, own)));
  return element;
}
