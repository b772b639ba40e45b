/** A sentence in which **words** stand out and `names` are as they are written. */
export function Marked({ text }: { readonly text: string }) {
  const parts = text.split(/(\*\*.+?\*\*|`[^`]+`)/);
  return parts.map((part, index) => {
    // Parts of one sentence never change places.
    const key = `${index} ${part}`;
    if (part.startsWith("**") && part.endsWith("**") && part.length > 4) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith("`") && part.endsWith("`") && part.length > 2) return <code key={key}>{part.slice(1, -1)}</code>;
    return <span key={key}>{part}</span>;
  });
}
