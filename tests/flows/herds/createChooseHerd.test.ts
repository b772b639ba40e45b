import { expect, test } from "vitest";
import { welcomeText } from "../../../generated/text/welcome";
import { createChooseHerd } from "../../../src/flows/login/createChooseHerd";
import { herdsMatching } from "../../../src/stores/herdChoiceStore";
import { enter, startShell } from "../../support/shellRig";

async function atTheChoice() {
  const shell = await startShell();
  await enter(shell, "plusieurs-elevages");
  const log = { warn: () => {} };
  return {
    ...shell,
    ...createChooseHerd({ http: shell.http, signIn: shell.signIn, navigation: shell.navigation, log }, shell),
  };
}

test("a search narrows the herds and draws none of them anew", async () => {
  const { choice, load } = await atTheChoice();
  await load();
  const [first, second] = choice.cards;
  choice.search("marchal freres");
  expect(herdsMatching(choice.cards, choice.query)).toEqual([second]);
  choice.search("");
  expect(herdsMatching(choice.cards, choice.query)[0]).toBe(first);
});

test("the search takes name, number and town, whatever the accents and the case [PUB-15]", async () => {
  const { choice, load } = await atTheChoice();
  await load();
  const found = (query: string) => herdsMatching(choice.cards, query).map(({ numCheptel }) => numCheptel.slice(-2));
  expect(found("GERARDMER")).toEqual(["01"]);
  expect(found("vieux moulin")).toEqual(["03"]);
  expect(found("8891260")).toEqual(["01", "02", "03", "04"]);
  expect(found("épinal")).toEqual(["04"]);
  expect(found("<b>")).toEqual([]);
});

test("a list of herds that cannot be loaded says so, and can be asked for again [ERR-04]", async () => {
  const { choice, load, notices, wire } = await atTheChoice();
  let broken = true;
  wire.override(/whois/, () =>
    broken ? new Response("{}", { status: 500, headers: { "Content-Type": "application/json" } }) : Response.json([]),
  );
  await load();
  expect(choice.state).toBe("failed");
  expect(notices.notices).toMatchObject([{ kind: "negative", lines: [welcomeText.common.cantlogin] }]);
  broken = false;
  await load();
  expect(choice.state).toBe("ready");
});

test("thousands of herds are asked for in parts the server takes", async () => {
  const { choice, load, wire } = await atTheChoice();
  wire.override(/whois/, () => Response.json([]));
  choice.setTokens(Array.from({ length: 2_500 }, (_, index) => `token-${index}`));
  await load();
  const asked = wire.calls.filter(({ path }) => path.includes("whois")).map(({ body }) => JSON.parse(body).length);
  expect(asked).toEqual([1000, 1000, 500]);
  expect(choice.state).toBe("ready");
});

test("another herd is entered with its token of the same sign-in; one that cannot be entered leaves the user where they are", async () => {
  const { choice, load, choose, session, notices, wire } = await atTheChoice();
  await load();
  const [first, second, third] = choice.cards;
  await choose(first?.token ?? "");
  expect(session.numCheptel).toBe(first?.numCheptel);
  expect(choice.canChange).toBe(true);
  await choose(second?.token ?? "");
  expect(session.numCheptel).toBe(second?.numCheptel);
  wire.override(/login/, () => new Response("{}", { status: 401, headers: { "Content-Type": "application/json" } }));
  expect(await choose(third?.token ?? "")).toBe("failed");
  expect([session.signedIn, session.numCheptel]).toEqual([true, second?.numCheptel]);
  expect(notices.notices.at(-1)?.kind).toBe("negative");
});
