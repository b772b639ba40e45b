import { observer } from "mobx-react-lite";
import type { FindingStore } from "../stores/registryErrorsStore";
import styles from "./RegistryErrorsBanner.module.css";

/** Watch mode: what is wrong with the registry as edited, until it is mended. Written for its author, in the tool's words. */
export const FindingBanner = observer(function FindingBanner({ findings: { finding } }: { findings: FindingStore }) {
  return finding === null ? null : (
    <pre className={styles.banner} role="alert" data-finding>
      {finding}
    </pre>
  );
});
