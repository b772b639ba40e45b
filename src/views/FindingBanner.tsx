import { observer } from "mobx-react-lite";
import styles from "./FindingBanner.module.css";
import { useShell } from "./shell";

/** Watch mode: what is wrong with the registry as edited, until it is mended. Written for its author, in the tool's words. */
export const FindingBanner = observer(function FindingBanner() {
  const { finding } = useShell().registry;
  return finding === null ? null : (
    <pre className={styles.banner} role="alert" data-finding>
      {finding}
    </pre>
  );
});
