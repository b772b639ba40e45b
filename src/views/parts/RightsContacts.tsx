import { PRODUCT } from "../../../generated/settings";
import { paletteText } from "../../../generated/text/palette";
import { userName } from "../../domain/session/userName";
import { useShell } from "../context/shell";
import styles from "./RightsContacts.module.css";
import { useTranslation } from "./useTranslation";

/** Who can open pages to an account without any: the adviser first, where one is known. */
export function RightsContacts() {
  const user = useShell().session.effective;
  const { t } = useTranslation();
  const words = paletteText.noRights;
  if (user === null) return null;
  const account = t(words.account, { account: `${userName(user)}, ${user.numCheptel}` });
  return (
    <ul className={styles.contacts}>
      {user.emetteur !== "" && (
        <li>
          <span>
            <b>{t(words.adviser)}</b>
            <small>
              {user.emetteur} · {t(words.adviserHint)}
            </small>
          </span>
          <a className="primary" href={mailOf(t(words.title), account)}>
            {t(words.write)}
          </a>
        </li>
      )}
      <li>
        <span>
          <b>{t(words.support)}</b>
          <small>{PRODUCT.supportPhone}</small>
        </span>
        <a className={user.emetteur === "" ? "primary" : "quiet"} href={`tel:${PRODUCT.supportPhone.replaceAll(" ", "")}`}>
          {t(words.call)}
        </a>
      </li>
    </ul>
  );
}

/** Whose address it goes to the user knows. */
function mailOf(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
