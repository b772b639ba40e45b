import type { ConnectOptions } from "../../sdk";
import { shellOrigin } from "./shellOrigin";
import { setTypeface } from "./typeface";

/** How a demo page connects: under its name, to the shell that its server knows, in its letters, and shown once it has what it shows. */
export function connection(name: string): ConnectOptions {
  setTypeface(window).catch(() => undefined);
  const around = shellOrigin(window);
  return { name, awaitsReady: true, ...(around === undefined ? {} : { shellOrigin: around }) };
}
