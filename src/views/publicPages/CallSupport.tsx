import { PRODUCT } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { useTranslation } from "../parts/useTranslation";

/** Calls whoever can help, by its number in words too: not every device has a telephone. */
export function CallSupport({ look }: { look: string | undefined }) {
  const { t } = useTranslation();
  return (
    <a className={look} href={`tel:${PRODUCT.supportPhone.replaceAll(" ", "")}`}>
      {t(welcomeText.error.callSupport, { phone: PRODUCT.supportPhone })}
    </a>
  );
}
