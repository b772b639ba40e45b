import type { FilePatch } from "../../../codegen/studio/changeView";

const SIGNS = { same: " ", added: "+", gone: "−" } as const;

/** Lines of a file as they change. */
export function PatchLines({ patch, label = patch.file }: { readonly patch: FilePatch; readonly label?: string }) {
  return (
    // Long lines are read by scrolling, with the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section className="lines" aria-label={label} tabIndex={0}>
      <ol>
        {patch.lines.map(({ kind, line, text }) => (
          <li key={`${kind} ${line}`} data-kind={kind}>
            <span className="number">{line}</span>
            <span className="mark">{SIGNS[kind]}</span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
