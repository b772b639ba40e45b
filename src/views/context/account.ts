import { type ComponentType, createContext, useContext } from "react";
import type { AccountPages } from "../../flows/account/accountPages";

/** The public pages beside the login page, with what they do. */
export interface Account {
  readonly pages: Readonly<Record<"Support" | "Forgot" | "Renew" | "Multi" | "Cgu", ComponentType>>;
  readonly flows: AccountPages;
}

export const AccountContext = createContext<AccountPages | null>(null);

export function useAccount(): AccountPages {
  const account = useContext(AccountContext);
  if (account === null) throw new Error("no page of the account around this view");
  return account;
}
