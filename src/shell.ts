import { PRODUCT } from "../generated/settings";
import { FORMATS, FRAMES } from "../generated/workSettings";
import { readFrameOrigins } from "./adapters/frames/frameOrigins";
import { createFrameLinks } from "./adapters/frames/penpalBridge";
import { createParentFrame } from "./adapters/parentFrame";
import type { I18nTranslator } from "./adapters/translator";
import { formatNumber } from "./domain/formats/numbers";
import { createWork, type Work } from "./flows/shell/createShellFlows";
import type { WorkPorts } from "./flows/shell/shellPorts";
import type { FrontStores } from "./flows/shell/shellStores";

export { startKeepSession } from "./flows/session/keepSession";
export { ShellPage } from "./views/layout/ShellPage";

/** What the part before the sign-in already has. */
export type InsidePorts = Omit<WorkPorts, "parent" | "links" | "services" | "originOf"> & { readonly translator: I18nTranslator };

/** The part of the shell behind the sign-in, put together: one file to fetch. */
export function openInside(window: Window, ports: InsidePorts, stores: FrontStores): Promise<Work> {
  ports.translator.writeNumbers((value) => formatNumber(value, FORMATS));
  const parent = createParentFrame(window, FRAMES.parents);
  const services = async () =>
    (await import("./adapters/browserServices")).createBrowserServices(window, PRODUCT, FRAMES.parents, (key) =>
      ports.translator.i18n.t(key),
    );
  return createWork({ ...ports, parent, services, links: createFrameLinks(ports.clock), originOf: readFrameOrigins(window) }, stores);
}
