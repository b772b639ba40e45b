import { autorun } from "mobx";
import type { Page } from "../../ports/page";
import type { MenuStore } from "../../stores/menuStore";
import type { RegistryStore } from "../../stores/registryStore";

/** Keeps the desk of a multi-herd user on the body of the document (section 6). */
export function startBodyClasses(page: Page, { menu, registry }: { readonly menu: MenuStore; readonly registry: RegistryStore }): void {
  autorun(() => {
    const desks = menu.resolver.multiHerd ? registry.tables.sections.filter(({ multiHerd }) => multiHerd) : [];
    page.setBodyClasses(desks.map(({ id }) => id));
  });
}
