import { PRODUCT } from "../../../generated/settings";
import { labelKey } from "../../domain/labels/labelKey";
import { useTranslation } from "./useTranslation";

/** The name of an application, as the registry has it: what its pages call themselves does not count. */
export function useApplicationName(): (application: string) => string {
  const { find } = useTranslation();
  return (application) => find(labelKey.application(application)) ?? PRODUCT.name;
}
