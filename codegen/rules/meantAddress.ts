import { parsePattern } from "../../src/domain/routing/pattern";

/** The address that a misspelt one was meant to be, in the form of the registry; null when that cannot be told. */
export function meantAddress(written: string): string | null {
  const meant = (written.includes("/") ? written : written.replace(/\.(?=:|\w)/g, "/"))
    .replace(/^[a-z]+:\/\/[^/]*/i, "")
    .replaceAll("\\", "/")
    .replace(/[,;.]+$/, "")
    .replace(/\?(\w+)=:\1$/, "/:$1?")
    .replace(/\/\?:(\w+)/g, "/:$1?")
    .replace(/\[:(\w+)\]/g, ":$1?")
    .replace(/\{(\w+)\?\}|<(\w+)\?>|\[(\w+)\?\]/g, ":$1$2$3?")
    .replace(/(?<=\/)\?(\w+)(?=\/|$)|(?<=\/)(\w+):\?(?=\/|$)/g, ":$1$2?")
    .replace(/ +(?=[?+*](?:\/|$))/g, "")
    .replace(/(?<=\/)(\w+)\?(?=\/|$)/g, ":$1?")
    .replace(/(?<=[\w?])(?: +|-)?:(?=\w)/g, "/:")
    .replace(/\?(?=[^/]*=).*$|#.*$/, "")
    .replace(
      /\{(\w+)\}|<(\w+)>|\[(\w+)\]|\$(\w+)/g,
      (_, ...names: (string | undefined)[]) => `:${names.slice(0, 4).find((name) => name) ?? ""}`,
    )
    .split("/")
    .map((segment) => plain(segment))
    .filter((segment) => segment !== "")
    .join("/");
  return meant === written || meant === "" || "fault" in parsePattern(meant) ? null : meant;
}

/** Without accents, and with - in place of spaces. */
function plain(segment: string): string {
  return segment.trim().normalize("NFD").replace(/\p{M}/gu, "").replace(/ +/g, "-");
}
