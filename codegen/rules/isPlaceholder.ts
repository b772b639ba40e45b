const PLACEHOLDER = /^(?::([A-Za-z]\w*)[?+*]?|\$?\{{1,2}\s*(\w+)\s*\}{1,2}|<(\w+)>|\[(\w+)\]|\$(\w+)|%(\w+)%)$/;

/** Whether a value is the name of one, as addresses and other products write it: `:id`, `{id}`, `<id>`, `$id`, `%id%`. Those of lists are another matter. */
export function isPlaceholder(value: string, lists: ReadonlySet<string>): boolean {
  const [whole, ...names] = PLACEHOLDER.exec(value) ?? [];
  return whole !== undefined && !lists.has(names.find((name) => name !== undefined) ?? "");
}
