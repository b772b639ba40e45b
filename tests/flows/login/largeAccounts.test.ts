import { expect, test } from "vitest";
import { LIMITS } from "../../../generated/settings";
import { enter, loginsSent, type ShellRig, startShell, switchHerd } from "../../support/shellRig";

const SEVERAL = "technicien-multi";
const HERDS = LIMITS.herdsInCalls;
/** A line of 400 kbit/s. */
const BYTES_PER_S = 50_000;

/** The account follows this many herds. */
async function withHerds({ server: { database } }: ShellRig, count: number): Promise<void> {
  const herds = Array.from({ length: count }, (_, index) => ({
    num_cheptel: `FR${10_000_000 + index}`,
    raison_sociale: `GAEC de la Fontaine ${index}`,
    nom: "Le Garrec",
    prenom: "Yves",
    ville: "Bréal-sous-Vitré",
    background: "",
    laitier: 1,
    allaitant: 0,
    shops_changed_at: null,
  }));
  await database.deleteFrom("account_herds").where("account_id", "=", SEVERAL).execute();
  for (let from = 0; from < count; from += 500) {
    const part = herds.slice(from, from + 500);
    await database.insertInto("herds").values(part).execute();
    const held = part.map(({ num_cheptel }, index) => ({ account_id: SEVERAL, num_cheptel, position: from + index }));
    await database.insertInto("account_herds").values(held).execute();
  }
}

async function entered(count: number): Promise<ShellRig> {
  const shell = await startShell();
  await withHerds(shell, count);
  expect(await enter(shell, SEVERAL)).toBe("home");
  expect(shell.session.effective?.infoCheptels).toHaveLength(count);
  return shell;
}

/** What was posted with a user in it, whatever the call. */
const usersSent = ({ wire }: ShellRig) => wire.calls.filter(({ body }) => body.includes('"infoCheptels"'));
const bytesOf = (shell: ShellRig) => usersSent(shell).reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);

test("with 5,000 herds a sign-in, and then a switch of herd, each post what a line of 400 kbit/s carries in 5 s", async () => {
  const shell = await entered(5_000);
  expect(loginsSent(shell).length).toBeGreaterThan(50);
  const bySignIn = bytesOf(shell);
  expect(bySignIn).toBeLessThan(5 * BYTES_PER_S);
  expect(await switchHerd(shell, "FR10000042")).toBe(true);
  while (shell.progress.busy) await new Promise((resolve) => setImmediate(resolve));
  expect(bytesOf(shell) - bySignIn).toBeLessThan(5 * BYTES_PER_S);
  const herdsSent = JSON.parse(usersSent(shell).at(-1)?.body ?? "{}").infoCheptels;
  expect(herdsSent.map(({ numCheptel }: { numCheptel: string }) => numCheptel)).toEqual(["FR10000042"]);
});

test.each([
  [HERDS, HERDS],
  [HERDS + 1, 1],
])(
  "of an account with %i herds each application hears of %i, that of the user among them, and of all else of the user [SUB-03]",
  async (count, sent) => {
    const shell = await entered(count);
    const { infoCheptels, ...rest } = JSON.parse(JSON.stringify(shell.session.effective));
    expect(usersSent(shell).length).toBeGreaterThan(50);
    for (const { body } of usersSent(shell)) expect(JSON.parse(body)).toEqual({ ...rest, infoCheptels: infoCheptels.slice(0, sent) });
  },
);

test("nor does who accepts the terms send more than the open herd", async () => {
  const shell = await entered(HERDS + 1);
  const { acceptTerms } = await shell.loadShell();
  expect(await acceptTerms()).toBe(true);
  const [body = "{}"] = usersSent(shell).flatMap(({ body }) => (body.includes('"dateCgu":"') ? body : []));
  const { infoCheptels, dateCgu } = JSON.parse(body);
  expect([infoCheptels.length, dateCgu]).toEqual([1, expect.any(String)]);
  expect(shell.session.effective?.infoCheptels).toHaveLength(HERDS + 1);
});
