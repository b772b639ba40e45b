import type { RegistryTables } from "../../domain/registry/tables";
import type { Resolver } from "../../domain/resolver/createResolver";
import type { Resolution } from "../../domain/resolver/resolveRoute";
import type { TourModule } from "../../stores/tourStore";

export interface FoundModule {
  readonly module: TourModule;
  /** A page of it, one that needs no parameter where there is one. */
  readonly resolution: Resolution;
}

/** The sub-applications of the viewer with pages of use without network, each once. */
export function tourModules(tables: RegistryTables, resolver: Pick<Resolver, "route">): readonly FoundModule[] {
  const found = new Map<string, FoundModule>();
  for (const { name, application, offline } of Object.values(tables.routes)) {
    if (offline === undefined) continue;
    const before = found.get(application);
    const resolution = resolver.route(name);
    const record = tables.applications[application]?.frame;
    if (resolution.decision?.admitted !== true || !record) continue;
    const readonly = offline === "readonly" && (before?.module.readonly ?? true);
    if (resolution.frame !== null && !before?.resolution.href) {
      const base = resolution.frame.slice(0, resolution.frame.indexOf("/#/"));
      found.set(application, { module: { application, base, readonly }, resolution });
    } else if (before) found.set(application, { ...before, module: { ...before.module, readonly } });
    else found.set(application, { module: { application, base: record.base, readonly }, resolution: withoutPage(resolution, record.base) });
  }
  return [...found.values()];
}

/** Every page of it is about something; it is loaded without. */
function withoutPage(resolution: Resolution, base: string): Resolution {
  return { ...resolution, admitted: true, frame: `${base}/#/` };
}
