import type { Drawn } from "./look";

/** What is only there for a moment, comes later in any case, or does something by itself. */
const LEFT_OUT = "iframe, dialog, script, template, [data-layout] > :not(a, header, aside, main)";

/** An element as it can be kept, without what an attacker could make of it: no handlers, no styles of its own. */
export function readLook(element: Element, isDeep: (element: Element) => boolean): Drawn {
  const attributes = [...element.attributes].filter(({ name }) => !name.startsWith("on") && name !== "style");
  const inside = isDeep(element) ? [...element.childNodes].flatMap((child) => readNode(child, isDeep)) : [];
  return [element.tagName.toLowerCase(), Object.fromEntries(attributes.map(({ name, value }) => [name, value])), ...inside];
}

function readNode(node: Node, isDeep: (element: Element) => boolean): Drawn[] {
  if (node instanceof Element) return node.matches(LEFT_OUT) ? [] : [readLook(node, isDeep)];
  return node.nodeType === Node.TEXT_NODE && node.nodeValue ? [node.nodeValue] : [];
}
