import type { Account } from "../context/account";
import { ForgotPasswordPage } from "./ForgotPasswordPage";
import { HerdChoicePage } from "./herdChoice/HerdChoicePage";
import { NewPasswordPage } from "./NewPasswordPage";
import { SupportLinkPage } from "./SupportLinkPage";
import { TermsPage } from "./TermsPage";

export const ACCOUNT_PAGES: Account["pages"] = {
  Support: SupportLinkPage,
  Forgot: ForgotPasswordPage,
  Renew: NewPasswordPage,
  Multi: HerdChoicePage,
  Cgu: TermsPage,
};
