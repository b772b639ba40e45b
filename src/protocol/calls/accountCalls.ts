import * as z from "zod/mini";
import { credentials, newPassword, shortText } from "../account/credentials";
import { herdCard } from "../account/herdCard";
import { openSession } from "../account/openSession";
import { passwordAnswer } from "../account/passwordAnswer";
import { profile } from "../account/profile";
import { termsPayload } from "../account/terms";
import { anyAnswer, contract, noBody } from "./contract";

/** Upper bound for the herds of one user. */
const MOST_TOKENS = 1000;

/** Account calls (section 7.1). The access token travels in a header of the answer to `authenticate`, `login` and `refresh`. */
export const ACCOUNT_CALLS = {
  authenticate: contract({ caller: "anybody", params: [], request: credentials, answer: z.array(z.string()) }),
  login: contract({ caller: "token", params: ["token"], request: noBody, answer: profile }),
  supportAccount: contract({ caller: "anybody", params: ["token"], request: noBody, answer: z.object({ name: z.string() }) }),
  supportSession: contract({ caller: "anybody", params: ["token"], request: noBody, answer: profile }),
  whois: contract({
    caller: "account",
    params: [],
    request: z.array(shortText).check(z.maxLength(MOST_TOKENS)),
    answer: z.array(herdCard),
  }),
  refresh: contract({ caller: "cookie", params: [], request: noBody, answer: anyAnswer }),
  acceptTerms: contract({ caller: "herd", params: [], request: termsPayload, answer: profile, writes: true }),
  recoverPassword: contract({ caller: "anybody", params: ["email"], request: noBody, answer: anyAnswer }),
  renewPassword: contract({ caller: "anybody", params: ["email", "token"], request: newPassword, answer: passwordAnswer }),
  openSessions: contract({ caller: "account", params: [], request: noBody, answer: z.array(openSession) }),
  endOtherSessions: contract({ caller: "account", params: [], request: noBody, answer: anyAnswer, writes: true }),
  logout: contract({ caller: "cookie", params: [], request: noBody, answer: anyAnswer }),
} as const;
