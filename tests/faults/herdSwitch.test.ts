import { expect, test } from "vitest";
import { PERSONAS } from "../../generated/personas";
import { TIMING } from "../../generated/settings";
import { herdsText } from "../../generated/text/herds";
import { welcomeText } from "../../generated/text/welcome";
import { enter, startShell, switchHerd } from "../support/shellRig";
import { neverAnswers, until } from "../support/slowWire";

const WHO = "technicien-multi";
const [HERD = "", OTHER = ""] = PERSONAS[WHO].herds.map(({ numCheptel }) => numCheptel);

test.each([
  ["a user: 60 s", "user", TIMING.switchInitiationDelayMs, TIMING.safeSyncTimeoutMs],
  ["an application: 120 s", "application", TIMING.safeSyncLongDelayMs, TIMING.safeSyncLongTimeoutMs],
] as const)(
  "fault 37: no answer to what is sent before a switch asked for by %s for each try; then it is said, and nothing is lost or sent elsewhere",
  async (_, origin, delayMs, timeoutMs) => {
    const shell = await startShell();
    await enter(shell, WHO);
    expect(await switchHerd(shell, HERD)).toBe(true);
    await until(() => !shell.progress.busy);
    await shell.outside.outbox.add([{ key: "a", userId: WHO, numCheptel: HERD, type: "t", at: new Date(0), payload: {} }]);
    const asked = neverAnswers(shell, /syncManager\/api\/actions/);
    const logins = () => shell.wire.calls.filter(({ path }) => path.startsWith("/account/api/login/")).length;
    const before = logins();
    const started = shell.clock.now();
    let done: boolean | null = null;
    void shell
      .inside()
      .switchHerd(OTHER, origin)
      .then((now) => {
        done = now;
      });
    await shell.clock.advance(delayMs);
    await until(() => asked() > 0);
    for (let left = 3 * timeoutMs; left > 0 && done === null; left -= 1000) await shell.clock.advance(1000);
    await shell.clock.advance(1000);
    expect([done, logins() - before]).toEqual([false, 0]);
    expect(shell.clock.now() - started).toBeGreaterThan(timeoutMs);
    expect(shell.notices.notices.at(-1)?.lines).toEqual([welcomeText.error.sync, herdsText.herdSwitch.failed]);
    expect((await shell.outside.outbox.list(WHO)).map(({ numCheptel }) => numCheptel)).toEqual([HERD]);
  },
);
