import { hasControl } from "../routing/pathSegment";
import { isRequired, isRest, segmentsOf } from "../routing/pattern";

/** Values by parameter name; a repeated parameter (`+`, `*`) takes a list, one entry per segment. */
export type ParamValues = Readonly<Record<string, string | readonly string[]>>;

export type FilledPath = { readonly path: string } | { readonly missing: string };

/** Fills a pattern with values: `detail/:id` and `{ id: "12" }` give `detail/12`. Empty optional parameters are left out. */
export function fillPath(pattern: string, params: ParamValues): FilledPath {
  const parts: string[] = [];
  let leftOut: string | null = null;
  for (const segment of segmentsOf(pattern)) {
    if (segment.kind === "catchAll") continue;
    if (segment.kind === "static") {
      parts.push(segment.text);
      continue;
    }
    const values = valuesOf(params, segment.name);
    if (values.length === 0) {
      if (isRequired(segment.param)) return { missing: segment.name };
      leftOut ??= segment.name;
      continue;
    }
    // `complete/:id?/:action?` cannot carry an action without its id.
    if (leftOut !== null) return { missing: leftOut };
    if (values.some(isNoSegment)) return { missing: segment.name };
    if (isRest(segment.param)) parts.push(...values.map(encodeURIComponent));
    else parts.push(encodeURIComponent(values.join("/")));
  }
  return { path: parts.join("/") };
}

/** Non-empty values of a parameter, never an inherited property. */
export function valuesOf(params: ParamValues, name: string): readonly string[] {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  if (value === undefined) return [];
  return (typeof value === "string" ? [value] : value).filter((part) => part !== "");
}

/**
 * Browsers resolve `.` and `..` in a path, encoded or not, and a control character belongs to no address: neither can be the value
 * of a parameter.
 */
function isNoSegment(value: string): boolean {
  return value === "." || value === ".." || hasControl(value);
}
