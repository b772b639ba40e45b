import type { ConnectOptions } from "../../sdk";
import { shellOrigin } from "./shellOrigin";

/** How a demo page connects: under its name, to the shell that its server knows, and shown once it has what it shows. */
export function connection(name: string): ConnectOptions {
  const around = shellOrigin(window);
  return { name, awaitsReady: true, ...(around === undefined ? {} : { shellOrigin: around }) };
}
