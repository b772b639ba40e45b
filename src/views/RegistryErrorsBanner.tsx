import { observer } from "mobx-react-lite";
import type { RegistryErrorsStore } from "../stores/registryErrorsStore";
import styles from "./RegistryErrorsBanner.module.css";

/** Watch mode: what is wrong with the registry as edited, until it is corrected. Written for its author, in the tool's words. */
export const RegistryErrorsBanner = observer(function RegistryErrorsBanner({ findings: { text } }: { findings: RegistryErrorsStore }) {
  return text === null ? null : (
    <pre className={styles.banner} role="alert" data-finding>
      {text}
    </pre>
  );
});
