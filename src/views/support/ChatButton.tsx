import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./ChatButton.module.css";

/** The way to the help desk (decision SVC-05): with a token, and only while there is a network. */
export const ChatButton = observer(function ChatButton() {
  const { support, network, openSupportChat } = useShell();
  const { t } = useTranslation();
  if (support.token === null || !network.online) return null;
  const label = t(support.opening ? pagesText.supportChat.opening : pagesText.supportChat.open);
  return (
    <button
      type="button"
      className={styles.button}
      data-support-chat
      aria-label={label}
      title={label}
      aria-busy={support.opening}
      onClick={() => void openSupportChat()}
    >
      <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M8 9h8M8 13h5M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5l-5 3v-3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
        />
      </svg>
    </button>
  );
});
