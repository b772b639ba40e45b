// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { createHelpDesk } from "../../../src/examples/helpDesk/createHelpDesk";
import { chatTextsOf } from "../../../src/examples/helpDesk/texts";
import { topicOf, topicsOf } from "../../../src/examples/helpDesk/topicOf";

const token = (sub: string, turn = 1) => `x.${btoa(JSON.stringify({ sub, iat: turn }))}.y`;
const ANNE = { token: token("anne"), language: "fr", name: "Anne Le Gall" };

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

function start() {
  const desk = createHelpDesk(document, sessionStorage);
  const root = () => document.querySelector("[data-help-desk]")?.shadowRoot ?? null;
  const find = (selector: string) => root()?.querySelector<HTMLElement>(selector) ?? null;
  const said = () => [...(root()?.querySelectorAll("[role=log] p") ?? [])].map((entry) => entry.lastChild?.textContent);
  const write = (text: string) => {
    const input = root()?.querySelector("input");
    if (input) input.value = text;
    root()
      ?.querySelector("form")
      ?.dispatchEvent(new Event("submit", { cancelable: true }));
  };
  return { desk, root, find, said, write };
}

test("the chat opens as a named dialog, greets by name and takes the focus [SVC-01]", () => {
  const { desk, root, find, said } = start();
  desk.open(ANNE);
  expect(find("[role=dialog]")?.getAttribute("aria-labelledby")).toBe(find("h2")?.id);
  expect(find("h2")?.textContent).toBe("Assistance");
  expect(root()?.activeElement?.tagName).toBe("INPUT");
  expect(said()).toEqual(["Bonjour Anne Le Gall, je suis l’assistant de démonstration. Quelle est votre question\u202f?"]);
});

test("a question is answered by its topic, whatever its accents; one it does not know offers the topics", () => {
  const { desk, said, write } = start();
  desk.open(ANNE);
  write("Comment changer d'ÉLEVAGE ?");
  write("Quel temps fera-t-il ?");
  const { answers } = chatTextsOf("fr");
  expect(said().slice(1)).toEqual(["Comment changer d'ÉLEVAGE ?", answers.herd, "Quel temps fera-t-il ?", answers.other]);
});

test("each offered topic is answered in every language", () => {
  for (const language of ["fr", "en", "de", "es", "it"]) {
    const { desk, root, said } = start();
    desk.open({ ...ANNE, token: token(language), language });
    const texts = chatTextsOf(language);
    for (const button of root()?.querySelectorAll<HTMLElement>(".topics button") ?? []) button.click();
    expect(said().slice(1)).toEqual(topicsOf().flatMap((topic) => [texts.names[topic], texts.answers[topic]]));
    for (const topic of topicsOf()) expect([language, topic, topicOf(texts.names[topic], texts)]).toEqual([language, topic, topic]);
    expect(document.querySelector<HTMLElement>("[data-help-desk]")?.lang).toBe(language);
    desk.close();
  }
});

test("another language speaks French", () => {
  const { desk, find } = start();
  desk.open({ ...ANNE, language: "../../x" });
  expect(find("h2")?.textContent).toBe("Assistance");
});

test("what is written is shown as text", () => {
  const { desk, root, said, write } = start();
  desk.open({ ...ANNE, name: "<b>Anne</b>" });
  write("<img src=x onerror=alert(1)>");
  expect(root()?.querySelectorAll("img, b")).toHaveLength(0);
  expect(said()).toContain("<img src=x onerror=alert(1)>");
});

test("blanks are no message", () => {
  const { desk, said, write } = start();
  desk.open(ANNE);
  write("   ");
  expect(said()).toHaveLength(1);
});

test("Escape and the close button hide the chat, the focus goes back, and the conversation is there again", () => {
  const { desk, root, find, said, write } = start();
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  desk.open(ANNE);
  write("réseau");
  find("[role=dialog]")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect([root(), document.activeElement]).toEqual([null, opener]);
  desk.open(ANNE);
  expect(said()).toHaveLength(3);
  find(".head button")?.click();
  expect([root(), document.activeElement]).toEqual([null, opener]);
});

test("the conversation is kept for the tab and its visitor, also after a new sign-in; another user starts anew", () => {
  const before = start();
  before.desk.open(ANNE);
  before.write("réseau");
  document.body.replaceChildren();
  const after = start();
  after.desk.open({ ...ANNE, token: token("anne", 2) });
  expect(after.said()).toHaveLength(3);
  after.desk.open({ ...ANNE, token: token("bruno"), name: "Bruno" });
  expect(after.said()).toHaveLength(1);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("réseau");
});

test("ending the conversation leaves nothing of it", () => {
  const { desk, root, write } = start();
  desk.open(ANNE);
  write("réseau");
  desk.close();
  expect([root(), sessionStorage.length]).toEqual([null, 0]);
});

test("opened twice, there is one chat", () => {
  const { desk } = start();
  desk.open(ANNE);
  desk.open(ANNE);
  expect(document.querySelectorAll("[data-help-desk]")).toHaveLength(1);
});

test.each(["null", "[]", "{", '{"visitor":"anne"}', '{"visitor":"anne","messages":[1,{"from":"x"}]}'])(
  "a storage that holds %s is an empty conversation",
  (kept) => {
    sessionStorage.setItem("help-desk", kept);
    const { desk, said } = start();
    desk.open(ANNE);
    expect(said()).toHaveLength(1);
  },
);

test("the chat carries no inline style: a content security policy needs no exception for it", () => {
  const { desk, root } = start();
  desk.open(ANNE);
  expect(root()?.querySelectorAll("style, [style], script")).toHaveLength(0);
  expect(root()?.adoptedStyleSheets).toHaveLength(1);
});
