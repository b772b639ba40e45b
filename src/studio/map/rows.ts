import type { MapRoute, MapView } from "../../../codegen/studio/mapView";

/** `changed`: for some persona not as it is committed; `unlinked`: nothing of the registry leads there. */
export type Filter = "all" | "changed" | "open" | "closed" | "unlinked";

/** A line of the map: a domain, an application in it, or a screen. */
export interface Row {
  readonly key: string;
  readonly label: string;
  readonly depth: 0 | 1 | 2;
  readonly routes: readonly MapRoute[];
  /** Whether it is unfolded; null: there is nothing in it. */
  readonly isOpen: boolean | null;
  /** What can be explained; a domain cannot. */
  readonly item: { readonly kind: string; readonly name: string } | null;
}

const FILTERS: Readonly<Record<Filter, (route: MapRoute) => boolean>> = {
  all: () => true,
  changed: ({ open, before }) => before?.some((one, column) => one !== open[column]) === true,
  open: ({ open, partly }) => open.every((one) => one > 0) && Object.keys(partly).length === 0,
  closed: ({ open }) => open.every((one) => one === 0),
  unlinked: ({ isLinked }) => !isLinked,
};

/** How many screens each filter leaves. */
export function countOf({ domains }: MapView, filter: Filter): number {
  return domains.flatMap(({ applications }) => applications.flatMap(({ routes }) => routes.filter(FILTERS[filter]))).length;
}

export function rowsOf({ domains }: MapView, filter: Filter, unfolded: ReadonlySet<string>): readonly Row[] {
  return domains.flatMap((domain) => {
    const applications = domain.applications
      .map(({ routes, ...one }) => ({ ...one, routes: routes.filter(FILTERS[filter]) }))
      .filter(({ routes }) => routes.length > 0);
    const routes = applications.flatMap((one) => one.routes);
    if (routes.length === 0) return [];
    const isOpen = unfolded.has(domain.id);
    const row: Row = { key: domain.id, label: domain.label, depth: 0, routes, isOpen, item: null };
    return [row, ...(isOpen ? applications.flatMap((one) => applicationRows(domain.id, one, unfolded)) : [])];
  });
}

interface Application {
  readonly id: string;
  readonly label: string;
  readonly routes: readonly MapRoute[];
}

function applicationRows(domain: string, { id, label, routes }: Application, unfolded: ReadonlySet<string>): readonly Row[] {
  const key = `${domain}/${id}`;
  const isOpen = unfolded.has(key);
  const row: Row = { key, label, depth: 1, routes, isOpen, item: { kind: "application", name: id } };
  const screens = routes.map(
    (route): Row => ({
      key: `${key}/${route.id}`,
      label: route.label,
      depth: 2,
      routes: [route],
      isOpen: null,
      item: { kind: "route", name: route.id },
    }),
  );
  return [row, ...(isOpen ? screens : [])];
}

/** What a cell says: how many are open, how large a share, and whether some need the network. */
export interface Cell {
  readonly open: number;
  readonly share: 0 | 1 | 2 | 3;
  readonly needsNetwork: boolean;
  /** Screens that were shut in what is committed, and that were open. */
  readonly gained: number;
  readonly lost: number;
}

export function cellOf({ routes }: Row, column: number, online: boolean): Cell {
  const states = routes.map(({ open }) => open[column] ?? 0);
  const isOpen = (state = 0) => state === 2 || (online && state === 1);
  const open = states.filter(isOpen).length;
  const turned = routes.map(({ before }, row) => Number(isOpen(states[row])) - Number(isOpen(before?.[column] ?? states[row])));
  const count = (by: number) => turned.filter((one) => one === by).length;
  const share = open === 0 ? 0 : open === routes.length ? 3 : open * 2 > routes.length ? 2 : 1;
  return { open, share, needsNetwork: online && states.includes(1), gained: count(1), lost: count(-1) };
}
