import { type Node, Project, type SourceFile, SyntaxKind } from "ts-morph";

/** The accessors of the label keys, as code names them: `paletteText`. */
const ACCESSORS: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(import.meta.glob<unknown>("../../../generated/text/*Keys.ts", { eager: true })).map(([file, groups]) => [
    accessorOf(file),
    groups,
  ]),
);
const PLURAL = /_(one|many|other)$/;

/** The sources as syntax alone: no types are asked for. */
export function parseSources(files: readonly string[]): readonly SourceFile[] {
  const project = new Project({ skipAddingFilesFromTsConfig: true, skipFileDependencyResolution: true, skipLoadingLibFiles: true });
  return files.map((file) => project.addSourceFileAtPath(file));
}

/** Every label key the generated accessors know. */
export function allKeys(): readonly string[] {
  return Object.values(ACCESSORS).flatMap(leavesOf);
}

/** Every key a source asks for: by an accessor, or by one that is put together as the page runs. */
export function keysUsedIn(source: SourceFile): readonly string[] {
  return [...keysNamedIn(source), ...keysComposedIn(source)];
}

/** One that stops at a group, or looks into it by a value, reaches all of it. */
function keysNamedIn(source: SourceFile): readonly string[] {
  const known: Readonly<Record<string, unknown>> = { ...ACCESSORS, ...groupsImportedBy(source) };
  return source.getDescendantsOfKind(SyntaxKind.Identifier).flatMap((identifier) => {
    const name = identifier.getText();
    if (!Object.hasOwn(known, name) || identifier.getFirstAncestorByKind(SyntaxKind.ImportDeclaration)) return [];
    if (identifier.getParentIfKind(SyntaxKind.PropertyAccessExpression)?.getNameNode() === identifier) return [];
    let at = known[name];
    let node: Node | undefined = identifier.getParent();
    while (typeof at === "object" && at !== null) {
      const member = node && memberNamed(node);
      if (member === undefined) break;
      at = memberOf(at, member);
      node = node?.getParent();
    }
    const taken = node?.isKind(SyntaxKind.VariableDeclaration) ? node.getNameNode() : undefined;
    if (taken?.isKind(SyntaxKind.ObjectBindingPattern))
      return taken
        .getElements()
        .flatMap((element) => leavesOf(memberOf(at, element.getPropertyNameNode()?.getText() ?? element.getName())));
    return leavesOf(at);
  });
}

/** Every key of the form of a template, such as `tiles.figures.${name}`. */
function keysComposedIn(source: SourceFile): readonly string[] {
  const forms = source.getDescendantsOfKind(SyntaxKind.TemplateExpression).flatMap((template) => {
    const parts = [template.getHead(), ...template.getTemplateSpans().map((span) => span.getLiteral())].map((one) => one.getLiteralText());
    return parts[0] !== "" && parts.every((part) => /^[\w.]*$/.test(part)) ? [parts.join("[\\w-]+").replaceAll(".", "\\.")] : [];
  });
  return forms.flatMap((form) => allKeys().filter((key) => new RegExp(`^${form}$`).test(key)));
}

/** A group by its own name, without the accessor: `import { tips } from "…/paletteKeys"`. */
function groupsImportedBy(source: SourceFile): Readonly<Record<string, unknown>> {
  const groups = source.getImportDeclarations().flatMap((one) => {
    const all = ACCESSORS[accessorOf(one.getModuleSpecifierValue())];
    return one.getNamedImports().map((name) => [name.getAliasNode()?.getText() ?? name.getName(), memberOf(all, name.getName())] as const);
  });
  return Object.fromEntries(groups.filter(([, group]) => group !== undefined));
}

function accessorOf(file: string): string {
  return file.replace(/^.*?(\w+?)(?:Keys(?:\.ts)?)?$/, "$1Text");
}

/** A key below the group that holds it: `welcome.security.login.wrongSign`. */
export function withGroup(key: string): string {
  const [accessor = ""] = Object.entries(ACCESSORS).find(([, group]) => leavesOf(group).includes(key)) ?? [];
  return `${accessor.replace(/Text$/, "")}.${key}`;
}

/** The member an expression looks into, in code or in a type. */
function memberNamed(node: Node): string | undefined {
  if (node.isKind(SyntaxKind.PropertyAccessExpression)) return node.getName();
  return node.isKind(SyntaxKind.QualifiedName) ? node.getRight().getText() : undefined;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;
}

/** A plural is asked for by its stem, so one of its forms stands for all. */
export function withPlurals(keys: Iterable<string>): ReadonlySet<string> {
  const stems = new Set<string>();
  const used = new Set(keys);
  for (const key of used) if (PLURAL.test(key)) stems.add(key.replace(PLURAL, ""));
  for (const key of allKeys()) if (stems.has(key.replace(PLURAL, ""))) used.add(key);
  return used;
}

function leavesOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}
