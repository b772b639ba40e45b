import { useEffect, useState } from "react";
import styles from "./AccountForm.module.css";
import { PasswordPart } from "./PasswordPart";
import { SettingsForm, type SettingsFormProps } from "./SettingsForm";

export interface AccountFormProps extends Omit<SettingsFormProps, "hasPassword"> {
  /** Least length of a new password, as the shell handed it over. */
  readonly minimum: number;
}

/** The account: one form for all that it keeps, on the inputs and rules of the shell, and the password in a part of its own. */
export function AccountForm({ onUnsaved, minimum, ...form }: AccountFormProps) {
  const [hasSettings, setHasSettings] = useState(false);
  const [hasPassword, setHasPassword] = useState(false);
  const isUnsaved = hasSettings || hasPassword;
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);
  return (
    <div className={styles.account}>
      {!form.hasHerd && <p className={styles.notice}>{form.texts.herdFirst}</p>}
      <SettingsForm {...form} hasPassword={hasPassword} onUnsaved={setHasSettings} />
      <PasswordPart minimum={minimum} onUnsaved={setHasPassword} texts={form.texts} />
    </div>
  );
}
