import { expect, onTestFinished, test } from "vitest";
import { storeMail } from "../../../src/server/database/mails";
import { siteOf, smallShell } from "../site/siteOf";
import { ORIGIN, type RunningBackend, request, startBackend } from "../startBackend";

const EMAIL = "breeder@clarine.example";

async function startSite() {
  const shell = smallShell();
  onTestFinished(shell.remove);
  const server = await startBackend();
  const site = siteOf(server, shell.dir);
  const page = async (path: string) => (await site(request("GET", path))).text();
  return { server, site, page };
}

function recover({ call }: RunningBackend) {
  return call("GET", `/account/api/password/${EMAIL}`);
}

test("the demo shows the mails it would have sent, each with its link to a new password [CAL-09]", async () => {
  const { server, page } = await startSite();
  expect(await page("/demo/mails")).toContain("Aucun message");
  await recover(server);
  expect(await page("/demo/mails")).toMatch(/<a href="\/welcome\/renew\/breeder%40clarine\.example\/token-\d+" lang="de">Choisir<\/a>/);
});

test("the mail page leads back to the login page, in its own language", async () => {
  const { page } = await startSite();
  expect(await page("/demo/mails?lang=it")).toContain('<a href="/welcome/login?lang=it">Connexion</a>');
});

test("the newest mail comes first, with the time at the herds, and a mail keeps the language of its reader", async () => {
  const { server, page } = await startSite();
  await recover(server);
  server.clock.advance(3_600_000);
  await recover(server);
  const html = await page("/demo/mails?lang=en");
  expect([...html.matchAll(/<time datetime="([^"]*)">/g)].map(([, time]) => time)).toEqual([
    "2026-05-04T10:00:00.000Z",
    "2026-05-04T09:00:00.000Z",
  ]);
  expect(html).toContain("12:00");
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<h2 lang="de">');
});

test("the mail about a new password says when it was changed, in the language of its reader", async () => {
  const { server, page } = await startSite();
  const mail = { id: "m", kind: "passwordChanged", recipient: EMAIL, language: "de", link: "/welcome/forgot" } as const;
  await storeMail(server.database, { ...mail, sent_at: "2026-05-04T09:00:00.000Z" });
  const html = await page("/demo/mails?lang=en");
  expect(html).toContain('<p lang="de">Changé le 04.05.2026, 11:00</p>');
  expect(html).toContain('<a href="/welcome/forgot" lang="de">Redemander</a>');
});

test("what stands in a mail is shown as text", async () => {
  const { server, page } = await startSite();
  const link = 'https://x.example/"><script>alert(1)</script>';
  await server.database
    .insertInto("mails")
    .values({ id: "m", recipient: "<b>a</b>@x", language: '"><i>', link, sent_at: "2026-05-04T09:00:00.000Z" })
    .execute();
  const html = await page("/demo/mails");
  expect(html).not.toMatch(/<script|<b>|<i>/);
  expect(html).toContain("&lt;b&gt;a&lt;/b&gt;@x");
});

test("the desk on the mail page puts a support link in the outbox, and it signs in once", async () => {
  const { server, site, page } = await startSite();
  const action = /formaction="([^"]*)"/.exec(await page("/demo/mails?lang=it"))?.[1]?.replaceAll("&amp;", "&") ?? "";
  const made = await site(request("POST", action));
  expect([made.status, made.headers.get("location")]).toEqual([303, "/demo/mails?lang=it"]);
  const link = new URL(/href="([^"]*support[^"]*)"/.exec(await page("/demo/mails"))?.[1] ?? "", ORIGIN);
  expect(link.pathname).toBe("/welcome/support");
  const path = `/account/api/support/${link.searchParams.get("token")}`;
  expect((await (await server.call("POST", path)).json()).id).toBe("breeder");
  expect((await server.call("POST", path)).status).toBe(410);
});

test("a support link for nobody is refused", async () => {
  const { site, page } = await startSite();
  for (const path of ["/demo/support-link?login=ghost", "/demo/support-link", "/demo/support?login=ghost", "/demo/support?login=%00"])
    expect((await site(request("POST", path))).status).toBe(401);
  expect(await page("/demo/mails")).toContain("Aucun message");
});

test("a support token signs in once, without anything else; who comes with it again is told that it has been used", async () => {
  const { server, site } = await startSite();
  const { token } = await (await site(request("POST", "/demo/support?login=breeder"))).json();
  const first = await server.call("POST", `/account/api/support/${token}`);
  const profile = await first.json();
  expect([first.status, profile.id]).toEqual([200, "breeder"]);
  expect(profile.token).not.toBe(token);
  const headers = { "X-Access-Token": first.headers.get("x-access-token") ?? "", Authorization: `Bearer ${profile.token}` };
  expect((await server.call("GET", "/stateManager/api/services", { headers })).status).toBe(200);
  const again = await server.call("POST", `/account/api/support/${token}`);
  expect([again.status, await again.json()]).toEqual([410, { error: "used-token" }]);
});

test("a support token is good for a quarter of an hour", async () => {
  const { server, site } = await startSite();
  const { token } = await (await site(request("POST", "/demo/support?login=breeder"))).json();
  server.clock.advance(900_000);
  expect((await server.call("POST", `/account/api/support/${token}`)).status).toBe(404);
});

test("the demo shows the actions it has applied, the newest first and as text, and lists them for tests", async () => {
  const { server, site, page } = await startSite();
  expect(await page("/demo/actions")).toContain("Aucune action");
  const { as } = await server.signIn("breeder");
  for (const [key, note] of [
    ["key-1", "<b>first</b>"],
    ["key-2", "second"],
  ]) {
    const body = { type: "note", numCheptel: "FR35100001", at: "2026-05-04T08:00:00.000Z", payload: { note } };
    await server.call("POST", "/syncManager/api/actions", { headers: { ...as(), "Idempotency-Key": key ?? "" }, body });
  }
  const html = await page("/demo/actions");
  expect([...html.matchAll(/data-action="([^"]*)"/g)].map(([, key]) => key)).toEqual(["key-2", "key-1"]);
  expect(html).not.toContain("<b>first");
  const listed = await (await site(request("GET", "/demo/actions.json?account=breeder"))).json();
  expect(listed[1]).toEqual({
    position: expect.any(Number),
    account: "breeder",
    numCheptel: "FR35100001",
    type: "note",
    key: "key-1",
    appliedAt: "2026-05-04T09:00:00.000Z",
    bySupport: false,
    payload: { note: "<b>first</b>" },
  });
  for (const account of ["neighbour", "%00"])
    expect(await (await site(request("GET", `/demo/actions.json?account=${account}`))).json()).toEqual([]);
});
