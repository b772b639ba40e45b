import { Project } from "ts-morph";
import { expect, test } from "vitest";
import { hardCodedTexts } from "../support/sources/hardCodedTexts";
import { sourceFiles } from "../support/sources/sourceFiles";
import { parseSources } from "../support/sources/usedTexts";

test("no words for users are written in views and flows: each is a text of the registry, in every language", () => {
  const sources = parseSources(sourceFiles(["src/views", "src/flows", "src/examples/inputs"]));
  const found = sources.flatMap((source) =>
    hardCodedTexts(source).map((text) => `${source.getFilePath().replace(process.cwd(), "")}:${text}`),
  );
  expect(found).toEqual([]);
});

const SHOWN: readonly string[] = [
  "<p>Bonjour</p>",
  '<p>{"Bonjour"}</p>',
  '<p>{late ? "En retard" : t(key)}</p>',
  '<p>{late && "Retard"}</p>',
  `<p>{\`Élevage \${name}\`}</p>`,
  '<button aria-label="Fermer" />',
  '<button aria-label={open ? "Fermer" : t(key)} />',
  '<img alt="Une vache" />',
  `<input placeholder="Nom" title={\`Nom de \${name}\`} />`,
  '<Part text="Rien à signaler ici" />',
];

test.each(SHOWN)("%s is found", (markup) => expect(hardCodedTexts(viewOf(markup))).not.toEqual([]));

const FINE: readonly string[] = [
  "<p>{t(text.common.close)}</p>",
  "<p>{name} · {town}</p>",
  '<p className="visually hidden" data-state={late ? "late" : "early"}>{count}</p>',
  '<p>{kind === "late" ? t(a) : t(b)}</p>',
  '<input type="search" autoComplete="off" aria-live="polite" />',
  `<title>{\`\${page} · \${product}\`}</title>`,
];

test.each(FINE)("%s is not", (markup) => expect(hardCodedTexts(viewOf(markup))).toEqual([]));

function viewOf(markup: string) {
  return new Project({ useInMemoryFileSystem: true }).createSourceFile("view.tsx", `export const View = () => ${markup};`);
}
