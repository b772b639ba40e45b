import { Node, type SourceFile, SyntaxKind } from "ts-morph";
import { expect, test } from "vitest";
import { sourceFiles } from "../support/sources/sourceFiles";
import { parseSources } from "../support/sources/usedTexts";

/** The primitive, what the shell makes of it for views with texts of their own, and React's. */
const LATE = new Set(["createPart", "withItsTexts", "lazy"]);

test("what the shell loads late is a part, so that a file that did not come is asked for again", () => {
  const sources = parseSources(sourceFiles(["src"]).filter((file) => !/^src\/(server|examples|sdk|prerender)\//.test(file)));
  expect(sources.flatMap(bareImports)).toEqual([]);
});

function bareImports(source: SourceFile): readonly string[] {
  return source
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => call.getExpression().getKind() === SyntaxKind.ImportKeyword)
    .filter((call) => !call.getAncestors().some((outer) => Node.isCallExpression(outer) && LATE.has(outer.getExpression().getText())))
    .map((call) => `${source.getBaseName()}:${call.getStartLineNumber()}`);
}
