/** Lines below a value that is whole without them, which YAML reads as the rest of it. */
export function remarkBelow(value: string, rest: string, from: number, to: number): { readonly message: string; readonly hint: string } {
  const [lines, start] = from === to ? ["This line", "start it"] : [`The lines ${from} to ${to}`, "start each of them"];
  return {
    message: `${lines}, ${JSON.stringify(rest)}, ${from === to ? "has" : "have"} no key; the value ${JSON.stringify(value)} above is whole.`,
    hint: `When it is a remark, ${start} with "# ".`,
  };
}

/** What may stand alone above such lines: one word, and what follows is no end of it. */
export function isWholeAbove(value: string, rest: string): boolean {
  return /^[a-z][\w.{}/:-]*$/.test(value) && !/[./-]$/.test(value) && !/^[./:-]/.test(rest);
}
