import { type FormError, formErrorKeys } from "../../domain/inputs/formError";
import { useTranslation } from "../../views/parts/useTranslation";

/** The message of a form error in the language in use (section 5, decision VAL-18). */
export function useFormError(): (error: FormError) => string {
  const { t, find } = useTranslation();
  return (error) => {
    const keys = formErrorKeys(error);
    for (const key of keys) {
      const text = find(key);
      if (text !== undefined) return text;
    }
    return t(keys.at(-1) ?? error.key);
  };
}
