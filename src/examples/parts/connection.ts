import type { ConnectOptions } from "../../sdk";
import { shellOrigin } from "./shellOrigin";

/** How a demo page connects: under its name, to the shell that its server knows. */
export function connection(name: string): ConnectOptions {
  const around = shellOrigin(window);
  return { name, ...(around === undefined ? {} : { shellOrigin: around }) };
}
