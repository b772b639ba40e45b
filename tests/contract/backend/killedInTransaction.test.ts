import { expect, test } from "vitest";
import { bundledServer } from "../../support/bundledServer";
import { addressOf, unpreparedPlace } from "../../support/freshDatabase";
import { startServerProcess } from "../../support/serverProcess";
import { appliedAt, sendAgain, sendWithoutPause, signedInSender } from "./sendActions";

const CONFIRMED_BEFORE_THE_END = 60;
/** Several starts of a server, on a machine that may have much else to do. */
const WITHIN_MS = 240_000;

test(
  "fault 48: the server is killed in the middle of transactions: what it has confirmed is there, nothing by halves, and all that is sent again is there once",
  async () => {
    const file = await bundledServer();
    const place = await unpreparedPlace();
    const first = await startServerProcess(file, place);
    let killed: Promise<void> | null = null;
    const { sent, confirmed } = await sendWithoutPause(await signedInSender(first), (count) => {
      if (count >= CONFIRMED_BEFORE_THE_END) killed ??= first.kill();
      return killed !== null;
    });
    await killed;
    const left = await appliedAt(addressOf(place));
    expect(left.keys).toEqual(expect.arrayContaining([...confirmed]));
    expect(sent).toEqual(expect.arrayContaining([...left.keys]));
    expect(left.counted).toBe(left.keys.length);

    const send = await signedInSender(await startServerProcess(file, place));
    expect(await sendAgain(send, sent)).toEqual([]);
    const after = await appliedAt(addressOf(place));
    expect([[...after.keys].sort(), after.counted]).toEqual([[...sent].sort(), sent.length]);
  },
  WITHIN_MS,
);
