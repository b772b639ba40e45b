import { observer } from "mobx-react-lite";
import { MAINTENANCE, PRODUCT } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { useTranslation } from "../parts/useTranslation";
import { DemoAccounts } from "./DemoAccounts";
import { LoginForm } from "./LoginForm";
import { RefusalCard } from "./RefusalCard";
import { WelcomePage } from "./WelcomePage";

/** Section 2.1, login. */
export const LoginPage = observer(function LoginPage() {
  const { t } = useTranslation();
  return (
    <WelcomePage title={t(welcomeText.login.title, { product: PRODUCT.name })}>
      {MAINTENANCE.lock && <p role="status">{t(welcomeText.login.maintenance)}</p>}
      <RefusalCard />
      <LoginForm />
      <DemoAccounts />
    </WelcomePage>
  );
});
