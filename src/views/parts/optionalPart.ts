import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A part fetched when it is first drawn, without which the page is still good: should it not come, its place stays empty. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
