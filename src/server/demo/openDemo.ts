import { PERSONAS } from "../../../generated/personas";
import { SCREENS } from "../../../generated/screens";
import { DEMO, PRODUCT } from "../../../generated/settings";
import type { Passwords } from "../credentials/passwords";
import { storeAccounts } from "../database/storeAccounts";
import type { Pages } from "../site/createSite";
import { LIFETIMES } from "../time/lifetimes";
import { createDemoPages, type DemoPagesOptions } from "./demoPages";
import { actionTextsIn, demoAccountsIn, mailTextsIn } from "./demoTexts";

export interface DemoParts extends Pick<DemoPagesOptions, "database" | "clock" | "newToken" | "filesDir" | "frameOrigins"> {
  readonly passwords: Passwords;
}

/** Makes the accounts of the personas; gives the pages that only a demo has. */
export async function openDemo({ passwords, ...parts }: DemoParts): Promise<Pages> {
  await storeAccounts(parts.database, passwords, { personas: Object.values(PERSONAS), password: DEMO.password });
  return createDemoPages({
    ...parts,
    product: PRODUCT,
    supportTokenMs: LIFETIMES.supportTokenMs,
    accounts: demoAccountsIn,
    mailTexts: mailTextsIn,
    actionTexts: actionTextsIn,
    loginPath: `/${SCREENS.login.path}`,
    supportPath: `/${SCREENS.support.path}`,
  });
}
