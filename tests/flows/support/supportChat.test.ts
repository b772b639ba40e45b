import { expect, test } from "vitest";
import { CALLS } from "../../../generated/calls";
import { TIMING } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { enter, type ShellRig, startShell } from "../../support/shellRig";
import { settle } from "../../support/testClock";

const asked = ({ wire }: ShellRig) => wire.calls.filter(({ path }) => path === CALLS.widgetAuth.path);

async function withChat() {
  const shell = await startShell();
  shell.wire.override(/widget\/auth/, () => Response.json({ token: "widget-1" }));
  await enter(shell, "support");
  const { support, openSupportChat } = shell.inside();
  return { ...shell, support, openSupportChat };
}

test("with the support-chat grant the widget token is asked for with the user, and kept in memory only [CAL-21] [SVC-04] [SVC-05]", async () => {
  const shell = await withChat();
  expect(asked(shell).map(({ method }) => method)).toEqual(["POST"]);
  expect(JSON.parse(asked(shell)[0]?.body ?? "")).toEqual(JSON.parse(JSON.stringify(shell.session.effective)));
  expect(shell.support.token).toBe("widget-1");
  expect([...shell.storage.entries.values(), ...shell.tabStorage.entries.values()].join()).not.toContain("widget-1");
});

test("without the grant there is neither a token nor a chat [SVC-04] [SVC-05]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-viande");
  expect(asked(shell)).toEqual([]);
  expect(shell.inside().support.token).toBeNull();
  await shell.inside().openSupportChat();
  expect(shell.outside.helpDesk).toEqual([]);
});

test("an empty token is none [SVC-05]", async () => {
  const shell = await startShell();
  shell.wire.override(/widget\/auth/, () => Response.json({ token: "" }));
  await enter(shell, "support");
  expect(shell.inside().support.token).toBeNull();
});

test("the script of the help desk comes with the first click, and the widget learns token, language and name [SVC-01]", async () => {
  const { outside, openSupportChat, session } = await withChat();
  expect(outside.helpDesk).toEqual([]);
  await openSupportChat();
  const name = `${session.effective?.prenom} ${session.effective?.nom}`;
  expect(outside.helpDesk).toEqual(["load", { token: "widget-1", language: "fr", name }]);
});

test("a script that does not load is said in a notice, and may be tried again [SVC-01]", async () => {
  const { outside, openSupportChat, notices, support } = await withChat();
  outside.loadHelpDesk(() => Promise.reject(new Error("blocked")));
  await openSupportChat();
  expect(notices.notices.at(-1)).toMatchObject({ kind: "negative", lines: [pagesText.supportChat.failed] });
  expect(support.opening).toBe(false);
  outside.loadHelpDesk(async () => {});
  await openSupportChat();
  expect(outside.helpDesk.at(-1)).toMatchObject({ token: "widget-1" });
});

test("a script that neither loads nor fails is given up; meanwhile a second click does nothing", async () => {
  const { outside, openSupportChat, notices, support, clock } = await withChat();
  outside.loadHelpDesk(() => new Promise(() => {}));
  const opening = openSupportChat();
  await openSupportChat();
  expect([outside.helpDesk, support.opening]).toEqual([["load"], true]);
  await clock.advance(TIMING.callTimeoutMs);
  await opening;
  expect(notices.notices.length).toBe(1);
  expect(support.opening).toBe(false);
});

test("the token goes with the session, and the conversation with it", async () => {
  const { outside, openSupportChat, logout, support } = await withChat();
  let arrive = () => {};
  outside.loadHelpDesk(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const opening = openSupportChat();
  await settle();
  expect(outside.helpDesk).toEqual(["load"]);
  await logout();
  arrive();
  await opening;
  await settle();
  expect(support.token).toBeNull();
  expect(outside.helpDesk).toEqual(["load", "close"]);
});
