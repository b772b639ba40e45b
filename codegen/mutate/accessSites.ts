import type { Place, RegistryModel } from "../link/model";
import type { AccessDocument } from "../schema/common";

type Documents = RegistryModel["documents"];

/** A line of the registry that says who may pass, and the registry with something else in its place; undefined: without it. */
export interface AccessSite {
  readonly place: Place;
  readonly access: AccessDocument;
  /** Its place cannot stay empty. */
  readonly isAsked: boolean;
  readonly put: (access: AccessDocument | undefined) => Documents;
}

/** Every access of domains, applications, routes and tiles that is not simply inherited. */
export function accessSites({ documents }: RegistryModel): readonly AccessSite[] {
  return [...ofDomains(documents), ...ofApplications(documents), ...ofTiles(documents)].filter(({ access }) => access !== "inherit");
}

function ofDomains(documents: Documents): readonly AccessSite[] {
  return documents.domains.flatMap(({ file, document }) =>
    document.domains.map(({ access }, n) => ({
      place: { file, path: ["domains", n, "access"] },
      access,
      isAsked: true,
      put: (other) => {
        const domains = document.domains.map((one, at) => (at === n ? { ...one, access: other ?? "inherit" } : one));
        return { ...documents, domains: replaced(documents.domains, file, { ...document, domains }) };
      },
    })),
  );
}

function ofApplications(documents: Documents): readonly AccessSite[] {
  return documents.application.flatMap(({ file, document }) => {
    const withDocument = (changed: typeof document) => ({ ...documents, application: replaced(documents.application, file, changed) });
    const { access, routes = {} } = document;
    const own: AccessSite[] =
      access === undefined
        ? []
        : [{ place: { file, path: ["access"] }, access, isAsked: false, put: (other) => withDocument({ ...document, access: other }) }];
    const ofRoutes = Object.entries(routes).flatMap(([key, route]): readonly AccessSite[] => {
      if (route.access === undefined) return [];
      const put: AccessSite["put"] = (other) => withDocument({ ...document, routes: { ...routes, [key]: { ...route, access: other } } });
      return [{ place: { file, path: ["routes", key, "access"] }, access: route.access, isAsked: false, put }];
    });
    return [...own, ...ofRoutes];
  });
}

function ofTiles(documents: Documents): readonly AccessSite[] {
  return documents.menu.flatMap(({ file, document }) =>
    document.groups.flatMap((group, n) =>
      group.tiles.flatMap((tile, m): readonly AccessSite[] => {
        if (tile.access === undefined) return [];
        const put: AccessSite["put"] = (other) => {
          const tiles = group.tiles.map((one, at) => (at === m ? { ...one, access: other } : one));
          const groups = document.groups.map((one, at) => (at === n ? { ...one, tiles } : one));
          return { ...documents, menu: replaced(documents.menu, file, { ...document, groups }) };
        };
        return [{ place: { file, path: ["groups", n, "tiles", m, "access"] }, access: tile.access, isAsked: false, put }];
      }),
    ),
  );
}

/** The documents of a kind with that of one file changed. */
export function replaced<S extends { readonly file: string; readonly document: unknown }>(
  sourced: readonly S[],
  file: string,
  document: S["document"],
): readonly S[] {
  return sourced.map((one) => (one.file === file ? { ...one, document } : one));
}
