import { SIGN_IN } from "../../../generated/settings";
import type { ApplicationRecord } from "../../domain/registry/tables";
import type { Http } from "../../ports/http";
import type { ServiceWorkers } from "../../ports/serviceWorkers";
import type { MenuStore } from "../../stores/menuStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";

interface ServiceCheckPorts {
  readonly http: Http;
  readonly serviceWorkers: ServiceWorkers;
}

interface ServiceCheckStores {
  readonly session: SessionStore;
  readonly menu: MenuStore;
  readonly registry: RegistryStore;
}

/**
 * Section 4, service check: the service workers of the services that the server lists are unregistered. There is none for a
 * technician connected to an account with several herds.
 */
export function createServiceCheck(
  { http, serviceWorkers }: ServiceCheckPorts,
  { session, menu, registry }: ServiceCheckStores,
): () => Promise<void> {
  return async () => {
    const user = session.effective;
    if (user === null) return;
    if (menu.resolver.multiHerd && SIGN_IN.serviceCheckNotFor.includes(user.origin)) return;
    const { services } = await http.call("services");
    const paths = services.flatMap((service) => pathsOf(registry.tables.applications, service));
    if (paths.length > 0) await serviceWorkers.unregister(paths);
  };
}

/** A service is an application of the registry, by its id, or the first part of an address. */
function pathsOf(applications: Readonly<Record<string, ApplicationRecord>>, service: string): readonly string[] {
  const frame = Object.hasOwn(applications, service) ? applications[service]?.frame : null;
  const bases = [frame?.base, frame?.candidate, /^[\w.-]+$/.test(service) ? `/${service}` : null];
  return [...new Set(bases.filter((base) => typeof base === "string" && base !== ""))].flatMap((base) => base ?? []);
}
