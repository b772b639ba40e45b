const PERCENT = "%";
const SLASH = "/";

/** The decoded segments of a path from one place to another, or null when one of them is none. */
export function pathSegments(path: string, from: number, end: number): readonly string[] | null {
  const segments: string[] = [];
  for (let start = from, to = from; start <= end; start = to + 1) {
    const slash = path.indexOf(SLASH, start);
    to = slash < 0 || slash > end ? end : slash;
    const segment = decodedSegment(path.slice(start, to));
    if (segment === null) return null;
    segments.push(segment);
  }
  return segments;
}

/** The value of a segment. One that is empty, holds a control character or a lone `%` is none. */
export function decodedSegment(segment: string): string | null {
  try {
    const decoded = segment.includes(PERCENT) ? decodeURIComponent(segment) : segment;
    return decoded === "" || hasControl(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

/** Control characters never belong to an address; refusing them here keeps `%00` from reaching a frame. */
export function isControl(code: number): boolean {
  return code < 32 || (code > 126 && code < 160);
}

export function hasControl(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isControl(text.charCodeAt(at))) return true;
  return false;
}
