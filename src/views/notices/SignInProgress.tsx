import { observer } from "mobx-react-lite";
import { welcomeText } from "../../../generated/text/welcome";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./SignInProgress.module.css";

/** Shows, without covering anything, that applications are still being notified of the sign-in. */
export const SignInProgress = observer(function SignInProgress() {
  const { progress } = useShell();
  const { t } = useTranslation();
  return (
    <p className={styles.quiet} role="status" data-progress={progress.step}>
      {progress.busy && t(welcomeText.login.preparing)}
    </p>
  );
});
