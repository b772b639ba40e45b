import { observer } from "mobx-react-lite";
import { useId } from "react";
import { welcomeText } from "../../../generated/text/welcome";
import type { ListedAccount } from "../../stores/demoStore";
import { usePublic } from "../context/public";
import { useTranslation } from "../parts/useTranslation";
import styles from "./DemoAccounts.module.css";

/** In the demo, the accounts to try: one click signs in. */
export const DemoAccounts = observer(function DemoAccounts({ onChoose }: { onChoose: (account: ListedAccount) => void }) {
  const { demo } = usePublic();
  const { t } = useTranslation();
  const title = useId();
  return (
    <section className={styles.accounts} aria-labelledby={title}>
      <h2 id={title}>
        {/* Until they have come their number keeps its room. */}
        {t(welcomeText.demo.accounts)} <small>{demo.accounts.length || "\u2007\u2007"}</small>
      </h2>
      <p>{t(welcomeText.demo.accountsHint)}</p>
      <ul>
        {demo.accounts.map((account) => (
          <li key={account.login}>
            <button type="button" data-account={account.login} onClick={() => onChoose(account)}>
              <strong>{account.label}</strong>
              <span>{account.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
