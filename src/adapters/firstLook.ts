/**
 * The page of the build is about to give way to the living one, which looks the same. The answer is called once that stands: what
 * somebody has typed goes on in it, the focus with it, and a form they have sent is sent.
 */
export function carryOver(root: HTMLElement): () => void {
  const before = root.querySelector("form");
  const focused = before?.ownerDocument.activeElement;
  const fields = [...(before?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
  return () => {
    const after = root.querySelector("form");
    if (!before || !after) return;
    for (const field of fields) {
      const twin = after.elements.namedItem(field.name);
      if (!(twin instanceof HTMLInputElement)) continue;
      twin.value = field.value;
      if (field !== focused) continue;
      twin.focus();
      twin.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
    if (before.dataset.pressed !== undefined) after.requestSubmit();
  };
}
