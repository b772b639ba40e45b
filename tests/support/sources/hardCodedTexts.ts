import { type JsxAttribute, type Node, type SourceFile, SyntaxKind } from "ts-morph";

/** Attributes that are read out or shown. */
const SHOWN = /^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label|hint|abbr)$/;
/** Attributes whose words are for the machine. */
const MACHINE = /^(className|style|d|viewBox|sandbox|allow|rel|sizes|media|points|transform)$/;
const LETTERS = /\p{L}{2,}/u;
const SENTENCE = /\p{L}{2,}[,:;.!?…]? \p{L}{2,}/u;
/** A drawing written as text. */
const MARKUP = /<[^>]*>/g;
/** Calls whose words are for those who mend the product. */
const DEVELOPER = /(^|\.)(warn|logged|querySelector|querySelectorAll|closest|matches|matchMedia|super)$/;

/** Words a user would see in one language only, with their line. */
export function hardCodedTexts(source: SourceFile): readonly string[] {
  const found: string[] = [];
  const tell = (node: Node, text: string) => found.push(`${node.getStartLineNumber()}: ${text.trim()}`);
  for (const text of source.getDescendantsOfKind(SyntaxKind.JsxText)) if (LETTERS.test(text.getText())) tell(text, text.getText());
  for (const literal of literalsOf(source)) {
    const text = wordsOf(literal);
    if (isShown(literal) ? LETTERS.test(text) : SENTENCE.test(text.replaceAll(MARKUP, "")) && !isForMachine(literal))
      tell(literal, literal.getText());
  }
  return found;
}

function literalsOf(source: SourceFile): readonly Node[] {
  return [SyntaxKind.StringLiteral, SyntaxKind.NoSubstitutionTemplateLiteral, SyntaxKind.TemplateExpression].flatMap((kind) => [
    ...source.getDescendantsOfKind(kind),
  ]);
}

/** What a literal says by itself: what a template is filled with counts elsewhere. */
function wordsOf(literal: Node): string {
  if (!literal.isKind(SyntaxKind.TemplateExpression)) return literal.getText().slice(1, -1);
  return [literal.getHead(), ...literal.getTemplateSpans().map((span) => span.getLiteral())].map((part) => part.getLiteralText()).join(" ");
}

/** Stands itself, or as one of two, between tags or in an attribute that is read out. */
function isShown(literal: Node): boolean {
  let node = literal.getParent();
  while (node?.isKind(SyntaxKind.ConditionalExpression) || node?.isKind(SyntaxKind.ParenthesizedExpression) || isEither(node)) {
    if (node?.isKind(SyntaxKind.ConditionalExpression) && contains(node.getCondition(), literal)) return false;
    node = node?.getParent();
  }
  if (node?.isKind(SyntaxKind.JsxAttribute)) return SHOWN.test(nameOf(node));
  if (!node?.isKind(SyntaxKind.JsxExpression)) return false;
  const around = node.getParent();
  return around?.isKind(SyntaxKind.JsxAttribute) ? SHOWN.test(nameOf(around)) : true;
}

/** `a && "text"`, `a ?? "text"`: the right side is what shows; a comparison is none. */
function isEither(node: Node | undefined): boolean {
  if (!node?.isKind(SyntaxKind.BinaryExpression)) return false;
  return ["&&", "||", "??"].includes(node.getOperatorToken().getText());
}

function isForMachine(literal: Node): boolean {
  if (literal.getFirstAncestorByKind(SyntaxKind.ImportDeclaration) || literal.getFirstAncestorByKind(SyntaxKind.ThrowStatement))
    return true;
  const made = literal.getFirstAncestorByKind(SyntaxKind.NewExpression);
  if (made && /Error$/.test(made.getExpression().getText())) return true;
  const call = literal.getFirstAncestorByKind(SyntaxKind.CallExpression);
  if (call && DEVELOPER.test(call.getExpression().getText())) return true;
  const attribute = literal.getFirstAncestorByKind(SyntaxKind.JsxAttribute);
  return attribute !== undefined && MACHINE.test(nameOf(attribute));
}

function nameOf(attribute: JsxAttribute): string {
  return attribute.getNameNode().getText();
}

function contains(outer: Node, inner: Node): boolean {
  return outer.getPos() <= inner.getPos() && inner.getEnd() <= outer.getEnd();
}
