import { observer } from "mobx-react-lite";
import { useState } from "react";
import { paletteText } from "../../../generated/text/palette";
import { shellText } from "../../../generated/text/shell";
import { userName } from "../../domain/session/userName";
import { useShell } from "../context/shell";
import { Cow } from "../parts/Cow";
import { RightsContacts } from "../parts/RightsContacts";
import { useTranslation } from "../parts/useTranslation";
import styles from "./NoRightsCard.module.css";

/** The home of an account to which no right has been given yet: whom to ask, and the question whether that has been done. */
export const NoRightsCard = observer(function NoRightsCard({ onLeave }: { onLeave: () => void }) {
  const { menu, session, signIn } = useShell();
  const { t } = useTranslation();
  const [state, setState] = useState<"idle" | "checking" | "checked">("idle");
  const user = session.effective;
  if (user === null || !menu.hasNoRights) return null;
  const words = paletteText.noRights;
  const account = `${userName(user)}, ${user.numCheptel}`;
  const check = async () => {
    setState("checking");
    // The same as after a sign-in: whoever may open a page by now is led to it.
    const outcome = await signIn.withToken(user.token);
    setState(outcome === "failed" ? "idle" : "checked");
  };
  return (
    <section className={styles.card} data-no-rights>
      <Cow />
      <h2>{t(words.title)}</h2>
      <p>{t(words.text)}</p>
      <RightsContacts />
      {user.numCheptel !== "" && <p className={styles.account}>{t(words.account, { account })}</p>}
      <div className={styles.actions}>
        <button type="button" className="quiet" aria-busy={state === "checking"} onClick={() => void check()}>
          {t(words.check)}
        </button>
        <button type="button" className="quiet" onClick={onLeave}>
          {t(shellText.menu.logout)}
        </button>
      </div>
      <p role="status" className={styles.account}>
        {state !== "idle" && t(state === "checking" ? words.checking : words.still)}
      </p>
    </section>
  );
});
