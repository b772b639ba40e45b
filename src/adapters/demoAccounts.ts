import * as z from "zod/mini";
import { DEMO_ACCOUNTS } from "../domain/address/demoAddresses";
import type { DemoAccounts } from "../ports/demoAccounts";
import { demoAccounts } from "../protocol/account/demoAccounts";

/** Asks the demo server for its accounts. */
export function createDemoAccounts(fetchAnswer: (address: string) => Promise<Response>): DemoAccounts {
  return {
    list: async (language) => {
      const response = await fetchAnswer(`${DEMO_ACCOUNTS}?lang=${encodeURIComponent(language)}`);
      const accounts = z.safeParse(demoAccounts, response.ok ? await response.json() : null);
      return accounts.success ? accounts.data : [];
    },
  };
}
