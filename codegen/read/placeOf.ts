import { KINDS, type Kind } from "../schema/kinds";

interface Shelf {
  /** What a file of the kind holds, in plain words. */
  readonly what: string;
  /** The same of all such files. */
  readonly many: string;
  /** Where files of the kind stand, in plain words. */
  readonly where: string;
  /** Where a file with these values stands; null when that cannot be told. */
  readonly place: (values: { readonly id: string; readonly domain: string; readonly stem: string }) => string | null;
}

const single = (what: string, file: string): Shelf => ({ what, many: what, where: file, place: () => file });

/** Where each kind of file belongs. */
export const SHELVES: Readonly<Record<Kind, Shelf>> = {
  application: {
    what: "a sub-application",
    many: "sub-applications",
    where: "applications/<domain>/<id>.yaml",
    place: ({ id, domain }) => (id === "" || domain === "" ? null : `applications/${domain}/${id}.yaml`),
  },
  menu: {
    what: "a section of the menu",
    many: "sections of the menu",
    where: "menus/<id>.yaml",
    place: ({ id }) => (id === "" ? null : `menus/${id}.yaml`),
  },
  grantFamily: {
    what: "a family of grants",
    many: "grants",
    where: "grants/<family>.yaml",
    place: ({ id }) => (id === "" ? null : `grants/${id}.yaml`),
  },
  persona: { what: "a user", many: "users", where: "personas/<id>.yaml", place: ({ id }) => (id === "" ? null : `personas/${id}.yaml`) },
  labels: {
    what: "texts of the shell in one language",
    many: "texts of the shell",
    where: "labels/<language>.yaml",
    place: ({ stem }) => (/^[a-z]{2}$/i.test(stem) ? `labels/${stem.toLowerCase()}.yaml` : null),
  },
  list: {
    what: "a list",
    many: "lists",
    where: "suppliers.yaml or milkProviders.yaml",
    place: ({ id }) => (KINDS.list.files.test(`${id}.yaml`) ? `${id}.yaml` : null),
  },
  tabs: single("the tabs", "tabs.yaml"),
  dashboards: single("the dashboard tiles", "dashboards.yaml"),
  domains: single("the domains", "domains.yaml"),
  params: single("the parameters of addresses", "params.yaml"),
  homes: single("the home screens", "homes.yaml"),
  languages: single("the languages", "languages.yaml"),
  shops: single("the shops", "shops.yaml"),
  entities: single("the vocabularies of the herd", "entities.yaml"),
  calls: single("the calls to the server", "calls.yaml"),
  icons: single("the drawn icons", "icons.yaml"),
  settings: single("the settings", "settings.yaml"),
};

/** Where a file of this kind should stand, by what is written in it. */
export function placeOf(kind: Kind, file: string, value: unknown): string | null {
  const text = (key: string): string => {
    const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
    return typeof found === "string" ? found : "";
  };
  return SHELVES[kind].place({ id: text("id"), domain: text("domain"), stem: stemOf(file) });
}

function stemOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/\..*$/, "");
}
