import { Component, type ReactNode } from "react";
import { welcomeText } from "../../../generated/text/welcome";
import { useFront } from "../front";
import { useTranslation } from "../parts/useTranslation";
import styles from "./RootPage.module.css";

interface Props {
  readonly children: ReactNode;
}

/** A page whose files did not come, as in a dead spot of the network: said in words, with a way to try again. */
export class FetchBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const { place } = useFront();
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <p role="alert">{t(welcomeText.boot.failed)}</p>
      {/* Not followed inside the page: the browser loads it anew. */}
      <a className="quiet" href={place.address}>
        {t(welcomeText.boot.reload)}
      </a>
    </main>
  );
}
