import { observer } from "mobx-react-lite";
import styles from "./FindingBanner.module.css";
import { useShell } from "./shell";

/** Watch mode: what is wrong with the registry as edited, until it is mended. Written for its author, in the tool's words. */
export const FindingBanner = observer(function FindingBanner() {
  const { finding } = useShell().registry;
  if (finding === null) return null;
  return (
    <div className={styles.banner} role="alert" data-finding>
      <strong>{`${finding.file}:${finding.line}:${finding.column}`}</strong>
      <span>{finding.message}</span>
      {finding.hint !== null && <span>{finding.hint}</span>}
      {finding.others > 0 && <span>{`+ ${finding.others}`}</span>}
    </div>
  );
});
