import { welcomeText } from "../../../generated/text/welcome";
import { HttpError, OfflineError, TimeoutError } from "../../ports/http";

const TOO_MANY = 429;

/** Label key of what stood in the way for now and has nothing to do with what was typed; null for everything else. */
export function temporaryFailureText(error: unknown): string | null {
  if (error instanceof OfflineError) return welcomeText.error.offline;
  if (error instanceof TimeoutError) return welcomeText.error.timeout;
  return error instanceof HttpError && error.status === TOO_MANY ? welcomeText.login.tooMany : null;
}
