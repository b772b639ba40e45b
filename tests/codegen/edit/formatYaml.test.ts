import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { formatYaml } from "../../../codegen/edit/formatYaml";
import { readFiles } from "../../../codegen/read/readRegistry";
import { type RegistryFiles, registryFiles } from "../../../codegen/read/registryFiles";
import { realRegistry, registryFrom } from "../../support/realRegistry";
import { fixtureCases } from "../fixtureCases";
import { workFolder } from "../workFolder";

const REAL: RegistryFiles = new Map([...registryFiles("registry")].filter(([file]) => file.endsWith(".yaml")));
/** All but the long ones, in which a remark would seldom meet anything. */
const TEXTS = fc.constantFrom(...[...REAL.values()].filter(({ length }) => length < 8000));

test("fmt gives a registry that was laid out otherwise its layout back, and every table is the same before and after", async () => {
  const folder = await workFolder("registry");
  const other = new Map([...REAL].map(([file, text]) => [file, parseDocument(text, { schema: "failsafe" }).toString({ indent: 4 })]));
  for (const [file, text] of other) writeFileSync(join(folder.registry, file), text);
  const tool = (...args: readonly string[]) => folder.run("fmt", ...args, "--registry", folder.registry);
  const named = [...other].filter(([file, text]) => REAL.get(file) !== text).length;
  const { code, out } = await tool("--check");
  expect([code, out.match(/^\S.*/gm)?.length]).toEqual([1, named + 1]);
  expect(registryFiles(folder.registry)).toEqual(new Map([...registryFiles("registry"), ...other]));
  expect(registryFrom(other).tables).toEqual(realRegistry().tables);
  expect((await tool()).code).toBe(0);
  expect(registryFiles(folder.registry)).toEqual(registryFiles("registry"));
  folder.edit("homes.yaml", "values:\n", "values:   \n");
  for (const more of ["--check", ""])
    expect((await tool(...more.split(" ").filter(Boolean))).out).toMatch(/homes\.yaml.*\n {2}@ \d+\n.*\n {2}-values: {3}\n {2}\+values:\n/);
  writeFileSync(join(folder.registry, "homes.yaml"), "values: [");
  const broken = await tool();
  expect([broken.code, readFileSync(join(folder.registry, "homes.yaml"), "utf8")]).toEqual([1, "values: ["]);
  expect(broken.err).toMatch(/homes\.yaml:1[\s\S]*homes\.yaml: stays as it is, since it holds an error/);
});

test("the files of all fixtures that can be read are laid out, and then stay", () => {
  for (const text of new Set(fixtureCases().flatMap(({ files }) => readable(files)))) {
    const laidOut = formatYaml(text) ?? "not laid out";
    expect(formatYaml(laidOut)).toBe(laidOut);
  }
  expect(formatYaml("a:\n  - b: 1\n    # of the first\n  # of the next\n  - b: 2 \n")).toContain("\n    # of the first\n  # of the next\n");
});

test("however a file is indented, padded, folded and spaced, it comes to the same text", () => {
  const layouts = fc.record({
    indent: fc.constantFrom(2, 3, 4),
    indentSeq: fc.boolean(),
    flowCollectionPadding: fc.boolean(),
    lineWidth: fc.constantFrom(0, 40, 80),
    end: fc.constantFrom("\n", "  \n", "\r\n"),
  });
  fc.assert(
    fc.property(TEXTS, layouts, (text, { end, ...options }) => {
      const document = parseDocument(text, { schema: "failsafe" });
      // Within a text they would mean something.
      const other = document.toString(options).replaceAll(/(?<=[\]}])\n/g, end);
      expect(formatYaml(other)).toBe(formatYaml(text));
    }),
    { numRuns: 50 },
  );
});

test("comments survive wherever they stand, and the values are the same", () => {
  const remarks = fc.array(fc.record({ at: fc.nat(), indent: fc.nat(8), behind: fc.boolean(), blank: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(TEXTS, remarks, (text, all) => {
      const lines = text.split("\n");
      for (const [index, { at, indent, behind, blank }] of all.entries()) {
        const line = at % lines.length;
        const remark = `# remark ${index}.`;
        lines[line] = behind ? `${lines[line]} ${remark}` : `${" ".repeat(indent)}${remark}${blank ? "\n" : ""}\n${lines[line]}`;
      }
      const remarked = lines.join("\n");
      fc.pre(sameValue(remarked, text));
      const laidOut = formatYaml(remarked) ?? "";
      expect([...laidOut.matchAll(/# remark \d\./g)].map(String)).toEqual([...remarked.matchAll(/# remark \d\./g)].map(String));
      expect(parse(laidOut)).toEqual(parse(text));
      expect(formatYaml(laidOut)).toBe(laidOut);
    }),
    { numRuns: 50 },
  );
});

test("comments that stand in one column stay so, whatever becomes of what they are behind", () => {
  const lines = [
    ["a: 1      # one", "a: 1        # one"],
    ["bbbb:  2  # two", "bbbb: 2     # two"],
    ["          # and a half", "            # and a half"],
    ["c: {d: 3} # three # and more", "c: { d: 3 } # three # and more"],
    ["e:     4     # alone", "e: 4 # alone"],
    ["", ""],
    ['f: "#  5"  #  in its own words', 'f: "#  5" #  in its own words'],
    ["gg: 6      #\tafter a tab", "gg: 6     #\tafter a tab"],
  ] as const;
  const [aligned, laidOut] = [lines.map(([one]) => `${one}\n`).join(""), lines.map(([, one]) => `${one}\n`).join("")];
  expect(formatYaml(aligned)).toBe(laidOut);
  expect(formatYaml(laidOut)).toBe(laidOut);
  expect(formatYaml(laidOut.replaceAll("\n", "\r\n"))).toBe(laidOut);
});

function readable(files: ReadonlyMap<string, string>): readonly string[] {
  return readFiles(files).documents.flatMap(({ file, whole }) => (whole ? [files.get(file) ?? ""] : []));
}

function sameValue(one: string, other: string): boolean {
  const document = parseDocument(one);
  return document.errors.length === 0 && JSON.stringify(document.toJS()) === JSON.stringify(parse(other));
}
