import { observer } from "mobx-react-lite";
import { Component, type ReactNode, useEffect, useRef } from "react";
import { welcomeText } from "../../../generated/text/welcome";
import { useFront } from "../context/public";
import { useTranslation } from "../parts/useTranslation";
import styles from "./RootPage.module.css";

interface Props {
  readonly children: ReactNode;
  /** Makes anew what did not come. */
  readonly onAgain: () => void;
}

/** A page whose files did not come, as in a dead spot of the network: said in words, with a way to try again. */
export class LoadErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  again = () => {
    this.props.onAgain();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? <Failed onAgain={this.again} /> : this.props.children;
  }
}

/** Tried again by itself when the network goes or comes back, and when another page is opened. */
const Failed = observer(function Failed({ onAgain }: { readonly onAgain: () => void }) {
  const { network, location } = useFront();
  const { t } = useTranslation();
  const { online } = network;
  const { address } = location;
  const now = `${online} ${address}`;
  const failedWith = useRef(now);
  useEffect(() => {
    if (failedWith.current !== now) onAgain();
  }, [now, onAgain]);
  return (
    <main className={styles.page}>
      <p role="alert">{t(online ? welcomeText.boot.failed : welcomeText.error.offline)}</p>
      <button type="button" className="quiet" onClick={online ? () => window.location.reload() : onAgain}>
        {t(online ? welcomeText.boot.reload : welcomeText.common.retry)}
      </button>
    </main>
  );
});
