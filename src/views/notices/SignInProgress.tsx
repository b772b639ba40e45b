import { observer } from "mobx-react-lite";
import { welcomeText } from "../../../generated/text/welcome";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";

/** Shows, without covering anything, that applications are still being notified of the sign-in. */
export const SignInProgress = observer(function SignInProgress({ className }: { className: string | undefined }) {
  const { progress } = useShell();
  const { t } = useTranslation();
  return (
    <p className={className} role="status" data-progress={progress.step}>
      {progress.busy && t(welcomeText.login.preparing)}
    </p>
  );
});
