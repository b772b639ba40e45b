import { expect, test } from "vitest";
import { withKeys } from "../../scripts/textKeys";

const KEYS = new Set(["login.title", "refusal.reason.not-signed-in", "multi.results_other"]);

test("a built page holds the key of a text in place of its accessor", () => {
  expect(withKeys("t(welcomeText.login.title, { product })", KEYS)).toBe('t("login.title", { product })');
  expect(withKeys('[welcomeText.refusal.reason["not-signed-in"]]', KEYS)).toBe('["refusal.reason.not-signed-in"]');
  expect(withKeys("shellText.multi.results_other.replace(/_other$/, x)", KEYS)).toBe('"multi.results_other".replace(/_other$/, x)');
});

test("an accessor that chooses its text when the page runs stays, and so does what is no text", () => {
  for (const code of ["welcomeText.refusal.reason[reason]", "welcomeText.unknown.key", "someText.login.title", "welcomeText"])
    expect(withKeys(code, KEYS)).toBe(code);
});
