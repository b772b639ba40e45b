import { PRODUCT } from "../../../generated/settings";
import { labelKey } from "../../domain/labels/labelKey";
import type { FrameSource } from "../../stores/frameOverlayStore";
import { useTranslation } from "../parts/useTranslation";

/** The name of the application that sent this, as the registry has it: what the frame calls itself does not count. */
export function useApplicationName({ application }: FrameSource): string {
  const { find } = useTranslation();
  return find(labelKey.application(application)) ?? PRODUCT.name;
}
