import { expect, test } from "vitest";
import { APPLICATIONS } from "../../generated/applications";
import { enter, loginsSent, startShell } from "../support/shellRig";
import { until } from "../support/slowWire";

const WHO = "tous-droits";

test("fault 35: thirty of the sub-applications fail: the user is in, the others are notified, and the failure of each is in the log once", async () => {
  const well = await startShell();
  await enter(well, WHO);
  const all = [...new Set(loginsSent(well))].sort();
  const failing = all.slice(0, 30);
  expect(all.length).toBeGreaterThan(30);

  const shell = await startShell();
  for (const [at, path] of failing.entries())
    shell.wire.override(new RegExp(`^${path}$`), () => {
      if (at % 3 === 0) throw new TypeError("Failed to fetch");
      return at % 3 === 1 ? new Response("<h1>down</h1>", { status: 502 }) : Response.json("nonsense", { status: 200 });
    });
  expect(await enter(shell, WHO)).toBe("home");
  await until(() => !shell.progress.busy);
  const sent = loginsSent(shell);
  expect([...new Set(sent)].sort()).toEqual(expect.arrayContaining(all.slice(30)));
  expect([shell.session.signedIn, shell.network.online]).toEqual([true, true]);
  const failed = Object.values(APPLICATIONS).filter(({ login }) => login !== null && failing.includes(login.path));
  const told = shell.warnings.flatMap((what) => /^login of ([\w-]+)/.exec(what)?.[1] ?? []);
  expect(told.sort()).toEqual(failed.map(({ id }) => id).sort());
  expect(told).toHaveLength(failing.length);
});
