/** Styles that come with the part they are for, and so are there whenever it is (scripts/stylesOfParts.ts). */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
