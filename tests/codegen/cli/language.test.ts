import { describe, expect, test } from "vitest";
import { enCommands } from "../../../codegen/messages/enCommands";
import { fr } from "../../../codegen/messages/fr";
import { frCommands } from "../../../codegen/messages/frCommands";
import { languageOf } from "../../../codegen/messages/language";
import { askTool, registryFolder, runTool, runToolWith } from "../../support/runTool";
import { fixtureFiles } from "../fixtureCases";
import { baseFiles } from "../registryFixture";

const SOUND = registryFolder(baseFiles());
const REFUSING = registryFolder(fixtureFiles("access: tile-opens-refusal"));
const WHO = ["--persona", "breeder"];

/** Mistakes in several files, of several kinds. */
const MISTAKES = new Map(
  ["names: unknown-icon", "names: unknown-home", "names: unknown-application", "texts: stray-quote"].flatMap((name) =>
    [...fixtureFiles(name)].filter(([file, text]) => text !== baseFiles().get(file)),
  ),
);
const WRONG = new Map([...baseFiles(), ...MISTAKES]);

/** What is said to people, in place of what was found. */
const WORDS = new Set(["message", "hint", "label", "opens", "words", "because", "who"]);
const COMMANDS: readonly (readonly string[])[] = [
  ["check", "--registry", REFUSING],
  ["coverage", "--registry", REFUSING],
  ["coverage", "--registry", SOUND],
  ["menu", ...WHO, "--registry", SOUND],
  ["find", "velages", "--registry", SOUND],
  ["find", "qzx", "--registry", SOUND],
  ["explain", "herd", ...WHO, "--registry", SOUND],
  ["explain", "card.detal", ...WHO, "--registry", SOUND],
  ["resolve", "card.detail", ...WHO, "--registry", SOUND],
];

describe("a French and an English run differ in words alone", () => {
  test.each(COMMANDS.map((args) => [args.slice(0, 2).join(" "), args] as const))("%s", async (_, args) => {
    const [english, french] = await Promise.all(["en", "fr"].map((lang) => askTool(...args, "--lang", lang)));
    expect(withoutWords(french)).toEqual(withoutWords(english));
    const [text, texte] = await Promise.all(["en", "fr"].map((lang) => runTool(...args, "--lang", lang)));
    expect(texte?.code).toBe(text?.code);
    expect([text?.out, text?.err]).not.toEqual([texte?.out, texte?.err]);
  });

  test("a check of several mistakes too, and neither where the registry lies nor the language of the terminal changes what it finds", async () => {
    const runs = [registryFolder(WRONG), registryFolder(WRONG)].flatMap((cwd) =>
      ["C", "fr_FR.UTF-8"].map((LANG) => runToolWith({ cwd, env: { LANG } }, "check", "--registry", ".", "--format", "json")),
    );
    const [here, french, elsewhere, frenchElsewhere] = (await Promise.all(runs)).map(({ out }) => out);
    expect(JSON.parse(here ?? "").diagnostics.length).toBeGreaterThan(MISTAKES.size);
    expect([elsewhere, frenchElsewhere]).toEqual([here, french]);
    expect(french).not.toBe(here);
    expect(withoutWords(JSON.parse(french ?? ""))).toEqual(withoutWords(JSON.parse(here ?? "")));
  });

  test("help and misuse too", async () => {
    expect((await runTool("--help", "--lang", "fr")).out).toContain("Codes de sortie");
    expect((await runTool("chekc", "--lang", "fr")).err).toContain("La commande « chekc » n'existe pas ; vouliez-vous dire « check » ?");
    expect((await runTool("menu", "--lang", "fr", "--registry", SOUND)).err).toContain("Dites qui demande");
  });
});

test("what a command says needs the same values in every language", () => {
  const namesIn = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
  for (const [sentence, text] of Object.entries(enCommands))
    expect(namesIn(Object.entries(frCommands).find(([key]) => key === sentence)?.[1] ?? ""), sentence).toEqual(namesIn(text));
});

test("in French whatever stands behind a number agrees with it, 0 and 1 being one", () => {
  const texts = [...Object.values(fr), ...Object.values(frCommands)];
  const counted = new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\|/g)].map(([, name = ""]) => name)));
  const bare = new RegExp(`\\{(${[...counted].join("|")})\\} (?!(?:à|avec|pour|sans|sur) )\\p{L}`, "u");
  expect(texts.filter((text) => bare.test(text))).toEqual([]);
});

test.each([
  ["en", { LANG: "fr_FR.UTF-8" }, "en"],
  ["fr", { LANG: "C" }, "fr"],
  [undefined, { LANG: "fr_FR.UTF-8" }, "fr"],
  [undefined, { LC_ALL: "", LC_MESSAGES: "fr", LANG: "en_GB" }, "fr"],
  [undefined, { LC_ALL: "C", LANG: "fr_FR.UTF-8" }, "en"],
  [undefined, {}, "en"],
])("--lang %s in a terminal of %j speaks %s", (lang, env, language) => expect(languageOf(lang, env)).toBe(language));

function withoutWords(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner) => (WORDS.has(key) ? undefined : inner)));
}
