import type { ParamValues } from "../../src/domain/address/fillPath";
import type { Reason } from "../../src/domain/registry/access";
import { createResolver } from "../../src/domain/resolver/createResolver";
import type { Resolution } from "../../src/domain/resolver/resolveRoute";
import type { Viewer } from "../../src/domain/resolver/scope";
import type { Registry } from "../prove/registry";

export interface ResolveAnswer {
  readonly route: string | null;
  readonly params: ParamValues;
  readonly admitted: boolean;
  readonly reason: Reason;
  readonly href: string | null;
  readonly frame: string | null;
  readonly redirectTo?: string;
}

/** Where an address leads, or a route by its name: an address starts with a slash, or with a scheme as a browser shows it. */
export function resolveAnswer(registry: Registry, viewer: Viewer, asked: string, params: ParamValues = {}): ResolveAnswer {
  const resolver = createResolver(registry.tables, viewer);
  const address = addressOf(asked);
  return answerOf(address === null ? resolver.route(asked, params) : resolver.address(address));
}

/** The address within the shell, or null for the name of a route. */
export function addressOf(asked: string): string | null {
  const inside = asked.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "");
  if (inside === asked) return asked.startsWith("/") ? asked : null;
  return inside.startsWith("/") ? inside : `/${inside}`;
}

function answerOf({ route, params, admitted, reason, href, frame, redirectTo }: Resolution): ResolveAnswer {
  return { route, params, admitted, reason, href, frame, ...(redirectTo === null ? {} : { redirectTo }) };
}
