import { finding } from "../diagnostic/finding";
import type { Rule } from "./rule";

const LOOPBACK = /^http:\/\/([a-z0-9-]+\.)*localhost(:|$)/;

/** An origin is a scheme, a host and perhaps a port, each its own, and safe unless it is this machine. */
export const frameOriginAddress: Rule = function* (model) {
  for (const { file, document } of model.documents.settings) {
    const seen = new Map<string, string>();
    for (const [name, address] of Object.entries(document.frames.origins)) {
      const fault = faultOf(address) ?? sharedWith(seen.get(address));
      seen.set(address, name);
      if (fault === null) continue;
      yield finding(
        model.locate({ file, path: ["frames", "origins", name] }),
        "frame-origin-address",
        `"${address}" cannot be the origin "${name}": ${fault}.`,
        {
          hint: "Write it as https://harvest.example, without anything behind the host; http://harvest.localhost:{port} for this machine alone.",
        },
      );
    }
  }
};

function faultOf(address: string): string | null {
  const example = address.replace("{port}", "1");
  if (!URL.canParse(example) || !/^https?:/.test(example)) return "it is no address of the web";
  if (new URL(example).origin !== example) return "there is more than a scheme, a host in small letters and a port";
  if (example.startsWith("http:") && !LOOPBACK.test(example)) return "what it sends could be read on the way";
  return null;
}

function sharedWith(other: string | undefined): string | null {
  return other === undefined ? null : `"${other}" has it already, and pages of one origin can read each other`;
}
