import { FORMATS, LIMITS } from "../../../generated/settings";
import { splitBusinessName } from "../../domain/formats/businessName";
import styles from "./formats.module.css";

const RULES = { commonWords: FORMATS.businessNameCommonWords, words: LIMITS.businessNameWords };

interface BusinessNameProps {
  readonly name: string;
  /** What the tooltip says after the whole name. */
  readonly more?: string;
}

/** Section 1: a business name as lead and main part; the whole name is the tooltip. */
export function BusinessName({ name, more }: BusinessNameProps) {
  const { lead, main } = splitBusinessName(name, RULES);
  return (
    <span title={more === undefined ? name : `${name} · ${more}`} translate="no">
      {lead !== "" && <strong>{lead}</strong>}
      {lead !== "" && main !== "" && " "}
      {main !== "" && <span className={lead === "" ? undefined : styles.main}>{main}</span>}
    </span>
  );
}
