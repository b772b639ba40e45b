import { type ComponentType, createContext, useContext } from "react";
import type { AccountFlows } from "../../flows/account/createAccountFlows";

/** The public pages beside the login page, with what they do. */
export interface Account {
  readonly pages: Readonly<Record<"Support" | "Forgot" | "Renew" | "Multi" | "Cgu", ComponentType>>;
  readonly flows: AccountFlows;
}

export const AccountContext = createContext<AccountFlows | null>(null);

export function useAccount(): AccountFlows {
  const account = useContext(AccountContext);
  if (account === null) throw new Error("no page of the account around this view");
  return account;
}
