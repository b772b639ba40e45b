import type { ParamValues } from "../../src/domain/address/fillPath";
import type { Reason } from "../../src/domain/registry/access";
import { createResolver } from "../../src/domain/resolver/createResolver";
import type { Resolution } from "../../src/domain/resolver/resolveRoute";
import type { Viewer } from "../../src/domain/resolver/scope";
import { paramsOf } from "../../src/domain/routing/pattern";
import type { Registry } from "../viewer/registry";

export interface ResolveAnswer {
  readonly route: string | null;
  readonly params: ParamValues;
  readonly admitted: boolean;
  readonly reason: Reason;
  readonly href: string | null;
  readonly frame: string | null;
  readonly redirectTo?: string;
  /** Given by name, but the route has no such parameters; left out when there are none. */
  readonly unknownParams?: readonly string[];
}

/** Where an address leads, or a route by its name: an address holds a slash, whether it starts with it, with a scheme or with neither. */
export function resolveAnswer(registry: Registry, viewer: Viewer, asked: string, params: ParamValues = {}): ResolveAnswer {
  const resolver = createResolver(registry.tables, viewer);
  const address = addressOf(asked);
  if (address !== null) return answerOf(resolver.address(address));
  const unknownParams = unknownParamsOf(registry, asked, params);
  return { ...answerOf(resolver.route(asked, params)), ...(unknownParams.length === 0 ? {} : { unknownParams }) };
}

function unknownParamsOf({ tables }: Registry, asked: string, params: ParamValues): readonly string[] {
  const route = tables.routes[asked];
  if (route === undefined) return [];
  const known = new Set(paramsOf(route.path ?? "").map(({ name }) => name));
  return Object.keys(params).filter((name) => !known.has(name));
}

/** The address within the shell, or null for the name of a route. */
export function addressOf(asked: string): string | null {
  const address = asked.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "");
  if (address === asked) return asked.includes("/") ? `/${asked.replace(/^\//, "")}` : null;
  return address.startsWith("/") ? address : `/${address}`;
}

function answerOf({ route, params, admitted, reason, href, frame, redirectTo }: Resolution): ResolveAnswer {
  return { route, params, admitted, reason, href, frame, ...(redirectTo === null ? {} : { redirectTo }) };
}
