import { isRest, parsePattern } from "../../src/domain/routing/pattern";

/** A set of addresses that a route takes. Parameters are written `:`, whatever their name, and a rest `*`. */
export interface RouteShape {
  readonly shape: string;
  /**
   * `whole`: only words and required parameters. `filled`: every optional parameter has a value. `short`: some are left out,
   * so that a sibling declared without them wins.
   */
  readonly as: "whole" | "filled" | "short" | "rest";
}

/** The shapes of a pattern, longest first; none when there is none or it cannot be read. */
export function routeShapes(path: string | null): readonly RouteShape[] {
  const segments = path === null ? null : parsePattern(path);
  if (segments === null || "error" in segments) return [];
  const fixed: string[] = [];
  const optional: string[] = [];
  for (const segment of segments) {
    if (segment.kind === "static") fixed.push(segment.text);
    else if (segment.kind === "catchAll" || isRest(segment.param))
      return [{ shape: [...fixed, "*"].join("/"), as: "rest" }, ...shortened(fixed, optional)];
    else if (segment.param === "optional") optional.push(":");
    else fixed.push(":");
  }
  if (optional.length === 0) return [{ shape: fixed.join("/"), as: "whole" }];
  return [{ shape: [...fixed, ...optional].join("/"), as: "filled" }, ...shortened(fixed, optional)];
}

function shortened(fixed: readonly string[], optional: readonly string[]): readonly RouteShape[] {
  return optional.map(
    (_, index): RouteShape => ({ shape: [...fixed, ...optional.slice(0, optional.length - 1 - index)].join("/"), as: "short" }),
  );
}
