import { expect, test } from "vitest";
import { createTranslator } from "../../../src/adapters/translator";

const translator = createTranslator("fr");
translator.add("fr", "welcome", { sent: "Parti à {{email}}, {{other}}", secret: "secret" });
translator.use("fr");

test.each(["{{x}}", "{{other}}", "{{email}}", "$t(secret)", "$t(secret, {})", "<b>x</b>", "$&", "$1", "a\r\nb", "\0"])(
  "a value put into a text is shown to the letter, never looked at again: %j",
  (email) => {
    expect(translator.i18n.t("sent", { email, other: "B" })).toBe(`Parti à ${email}, B`);
  },
);
