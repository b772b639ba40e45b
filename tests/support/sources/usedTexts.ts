import { type Node, Project, type SourceFile, SyntaxKind } from "ts-morph";
import { accountText } from "../../../generated/text/account";
import { herdsText } from "../../../generated/text/herds";
import { pagesText } from "../../../generated/text/pages";
import { shellText } from "../../../generated/text/shell";
import { welcomeText } from "../../../generated/text/welcome";

/** The accessors of the label keys, as code names them. */
const ACCESSORS: Readonly<Record<string, unknown>> = { accountText, herdsText, pagesText, shellText, welcomeText };
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

/** The keys a source reaches through the accessors. One that stops at a group, or looks into it by a value, reaches all of it. */
export function keysUsedIn(source: SourceFile): readonly string[] {
  return source.getDescendantsOfKind(SyntaxKind.Identifier).flatMap((identifier) => {
    const name = identifier.getText();
    if (!Object.hasOwn(ACCESSORS, name) || identifier.getFirstAncestorByKind(SyntaxKind.ImportDeclaration)) return [];
    let at = ACCESSORS[name];
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
