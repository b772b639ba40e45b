import { observer } from "mobx-react-lite";
import type { RegistryErrorsStore } from "../stores/registryErrorsStore";
import styles from "./RegistryErrorsBanner.module.css";

/** Watch mode: what is wrong with the registry as edited, until it is corrected. Written for its author, in the tool's words; folded, it hides nothing. */
export const RegistryErrorsBanner = observer(function RegistryErrorsBanner({ findings: { text } }: { findings: RegistryErrorsStore }) {
  return text === null ? null : (
    <details className={styles.banner} open data-finding>
      <summary>{text.trim().split("\n").at(-1)}</summary>
      <pre role="alert">{text}</pre>
    </details>
  );
});
