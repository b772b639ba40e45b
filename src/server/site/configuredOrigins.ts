export interface ConfiguredOrigins {
  /** Addresses by the name of the origin. */
  readonly given: Readonly<Record<string, string>>;
  readonly shell: string | null;
}

/**
 * Reads `clarity=https://clarity.example crop-tracker=https://…` and the origin of the shell. An error is a sentence for the operator, who
 * starts the server.
 */
export function configuredOrigins(
  frameOrigins: string,
  shellOrigin: string,
  names: readonly string[],
): ConfiguredOrigins | { readonly error: string } {
  const given: Record<string, string> = {};
  const shell = shellOrigin === "" ? null : shellOrigin;
  if (shell !== null && !isOrigin(shell)) return { error: `SHELL_ORIGIN is "${shell}", but an origin is written https://herd.example.` };
  for (const part of frameOrigins.split(/\s+/).filter(Boolean)) {
    const [name = "", address = ""] = part.split("=", 2);
    if (!names.includes(name)) return { error: `FRAME_ORIGINS names "${name}", but the registry has only ${names.join(", ")}.` };
    if (!isOrigin(address))
      return { error: `FRAME_ORIGINS gives "${address}" for "${name}"; an origin is written https://${name}.example.` };
    if (address === shell) return { error: `FRAME_ORIGINS gives "${name}" the origin of the shell, from which it is to be kept apart.` };
    given[name] = address;
  }
  if (Object.keys(given).length > 0 && shell === null)
    return { error: "With FRAME_ORIGINS also set SHELL_ORIGIN, the origin of the shell: no other may show these pages." };
  return { given, shell };
}

/** What else a URL may hold in its host would say something of its own in a header. */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
