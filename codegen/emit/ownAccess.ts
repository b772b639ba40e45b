import { guardText } from "../../src/domain/registry/guardText";
import type { ListedTile } from "../../src/domain/registry/listedTables";
import type { RouteRecord, TileRecord, TileRouteTarget } from "../../src/domain/registry/tables";
import { accessTexts } from "../tables/accessTexts";
import type { EmitSource } from "./emitSource";

interface Own {
  readonly access?: string;
}

/** Guards as text, where they are not what is inherited; the code of an application follows from the application. */
export interface OwnAccess {
  readonly ofRoute: (route: RouteRecord) => Own;
  readonly ofTarget: (target: TileRouteTarget) => Own;
  readonly ofLink: (guard: number) => Own;
}

export function ownAccess({ model, tables }: EmitSource): OwnAccess {
  const texts = tables.guards.map((guard) => guardText({ ...guard, applications: [] }));
  const { applications } = accessTexts(model);
  const unless = (inherited: string | undefined, guard: number): Own => {
    const access = texts[guard];
    return access === undefined || access === inherited ? {} : { access };
  };
  return {
    ofRoute: ({ application, guard }) => unless(applications.get(application), guard),
    ofTarget: ({ route, guard }) => (guard === tables.routes[route]?.guard ? {} : unless(undefined, guard)),
    ofLink: (guard) => unless("signedIn", guard),
  };
}

/** A tile as it is listed for people. */
export function listedTile({ target, ...tile }: TileRecord, own: OwnAccess): ListedTile {
  if (target.kind !== "route") {
    const { guard, ...rest } = target;
    return { ...tile, target: { ...rest, ...own.ofLink(guard) } };
  }
  const targets = target.targets.map(({ guard, ...one }) => ({ ...one, ...own.ofTarget({ ...one, guard }) }));
  return { ...tile, target: { kind: "route", targets } };
}
