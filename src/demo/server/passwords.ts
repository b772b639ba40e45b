import { hash, verify } from "@node-rs/argon2";

/** Cost of one hash. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** argon2id at the smallest cost advised for servers: about 25 ms, so that the accounts of a first start are ready in half a second. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Without a hash, for an unknown account, the same work is done and the answer is no. */
  readonly verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
}

export function createPasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  const hashPassword = (password: string) => hash(password, cost);
  let nobodys: Promise<string> | null = null;
  return {
    hash: hashPassword,
    async verify(passwordHash, password) {
      if (passwordHash !== undefined) return verify(passwordHash, password);
      nobodys ??= hashPassword("");
      await verify(await nobodys, password);
      return false;
    },
  };
}
