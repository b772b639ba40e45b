import { expect, test } from "vitest";
import { withKeys } from "../../scripts/textKeys";

const KEYS = new Set(["login.title", "refusal.reason.not-signed-in", "multi.results_other"]);

test("a built page holds the key of a text in place of its accessor", () => {
  expect(withKeys("t(welcomeText.login.title, { product })", KEYS)).toBe('t("login.title", { product })');
  expect(withKeys('[welcomeText.refusal.reason["not-signed-in"]]', KEYS)).toBe('["refusal.reason.not-signed-in"]');
  expect(withKeys("shellText.multi.results_other.replace(/_other$/, x)", KEYS)).toBe('"multi.results_other".replace(/_other$/, x)');
});

test("a group that a text is chosen from when the page runs becomes its keys alone", () => {
  expect(withKeys("t(welcomeText.refusal.reason[reason])", KEYS)).toBe('t(({"not-signed-in":"refusal.reason.not-signed-in"})[reason])');
  expect(withKeys("const { reason } = welcomeText.refusal;", KEYS)).toBe(
    'const { reason } = ({"reason":{"not-signed-in":"refusal.reason.not-signed-in"}});',
  );
});

test("what is no text stays, and so does what is only a type", () => {
  for (const code of ["keyof typeof welcomeText.refusal.reason", "welcomeText.unknown.key", "someText.login.title", "welcomeText"])
    expect(withKeys(code, KEYS)).toBe(code);
});
