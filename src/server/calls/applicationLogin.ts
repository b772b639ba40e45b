import type { ApplicationRecord } from "../../domain/registry/tables";
import { APPLICATION_LOGIN } from "../../protocol/calls/applicationLogin";
import { hashToken } from "../credentials/tokens";
import { logLogin } from "../database/loginLog";
import { type Endpoint, herdCall } from "../endpoint/endpoint";
import { nowOf } from "../endpoint/service";
import { accepted } from "../http/answer";

/** Section 7.3: takes note of who signed in, by the tokens and never by the user in the body, and answers as little as is read. */
export function applicationLogin({ id, login }: ApplicationRecord): Endpoint {
  return herdCall(APPLICATION_LOGIN, async ({ service }, { account, sessionId, numCheptel }) => {
    await logLogin(service.database, {
      id: hashToken(JSON.stringify([account.id, id, numCheptel])),
      session_id: sessionId,
      account_id: account.id,
      application: id,
      num_cheptel: numCheptel,
      at: nowOf(service),
    });
    return accepted(login?.keep ? { [login.keep]: `${id}-${numCheptel ?? account.id}` } : {});
  });
}
