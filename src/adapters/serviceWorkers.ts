import type { ServiceWorkers } from "../ports/serviceWorkers";

/** The registrations of the browser; none without service workers. */
export function createServiceWorkers(container: Pick<ServiceWorkerContainer, "getRegistrations"> | undefined): ServiceWorkers {
  return {
    unregister: async (paths) => {
      const registrations = (await container?.getRegistrations()) ?? [];
      const listed = registrations.filter(({ scope }) => isBelow(new URL(scope).pathname, paths));
      await Promise.all(listed.map((registration) => registration.unregister()));
    },
  };
}

function isBelow(pathname: string, paths: readonly string[]): boolean {
  return paths.some((path) => path !== "" && path !== "/" && (pathname === path || pathname.startsWith(`${path}/`)));
}
