import { PERSONAS } from "../../generated/personas";
import { DEMO, PRODUCT } from "../../generated/settings";

/** What whoever starts the server needs first: its address and, for a demo, the accounts. */
export function announceStart({ host, port, demo }: { readonly host: string; readonly port: number; readonly demo: boolean }): void {
  console.log(`${PRODUCT.name}: http://${host.includes(":") ? `[${host}]` : host}:${port}/`);
  if (!demo) return;
  console.log(`Demo accounts, all with the password ${DEMO.password}:`);
  for (const id of Object.keys(PERSONAS)) console.log(`  ${id}`);
}
