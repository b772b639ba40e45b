import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { TooLate } from "../time/clock";

/** Cost of one hash. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** argon2id at the smallest cost advised for servers: about 25 ms, so that the accounts of a first start are ready in half a second. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * No more than there are processors, and one thread of the four that Node.js has for such work stays free: what comes after a hash,
 * such as signing a token, must not wait for the hashes of others.
 */
const HASHES_AT_ONCE = Math.min(availableParallelism(), 3);

/** Hashes that wait, some three seconds of work; whoever comes then is told to come again, rather than all who come after. */
const MOST_WAITING = 200;

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Without a hash, for an unknown account, the same work is done and the answer is no. */
  readonly verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
}

export function createPasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  const limit = pLimit(HASHES_AT_ONCE);
  const turn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= MOST_WAITING) throw new TooLate();
    return limit(work);
  };
  const hashPassword = (password: string) => turn(() => hash(password, cost));
  let unknownHash: Promise<string> | null = null;
  return {
    hash: hashPassword,
    async verify(passwordHash, password) {
      // Made by the first request of any kind, so that its time does not give away the first unknown account.
      unknownHash ??= limit(() => hash("", cost));
      const known = passwordHash ?? (await unknownHash);
      const isRight = await turn(() => verify(known, password));
      return isRight && passwordHash !== undefined;
    },
  };
}
