/** First line of a generated file: where its content stands and how to make it anew. */
export function generatedHeader(from: string): string {
  return `Generated from ${from} : edit the registry, then run npm run registry -- generate.`;
}
