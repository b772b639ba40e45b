import { useEffect, useRef } from "react";
import type { PersonaRow } from "../../../codegen/studio/changeView";
import type { ReviewedEffect } from "../../../codegen/studio/reviewView";
import { PatchLines } from "../parts/PatchLines";
import { PlaceLink } from "../parts/PlaceLink";
import { StudioIcon } from "../parts/StudioIcon";
import { MOST_LETTERS } from "../work/limits";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";

interface EffectDetailProps {
  readonly effect: ReviewedEffect;
  /** The reason of its yes, as far as it is written. */
  readonly why: string;
  readonly onWhy: (why: string) => void;
  /** Puts its lines back as they are committed. */
  readonly onBack: () => void;
}

/** One effect: before and after, an example, its lines, and who gains and loses. */
export function EffectDetail({ effect, why, onWhy, onBack }: EffectDetailProps) {
  const { id, headline, lines, place, isWaiting, isImpossible, personas, own } = effect;
  const article = useRef<HTMLElement>(null);
  const wasWaiting = useRef(isWaiting);
  // The form goes with the yes, and comes back when it is undone: the focus would be nowhere.
  useEffect(() => {
    if (wasWaiting.current !== isWaiting && document.activeElement === document.body) article.current?.focus();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
  return (
    <article ref={article} tabIndex={-1}>
      <header data-tone={isWaiting ? "bad" : "good"}>
        <h2>{headline}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      {place && <PlaceLink file={place.file} line={place.line} />}
      {own && <PatchLines patch={own} label={T.changes.ownLines} />}
      {own && (
        <button type="button" className="button" aria-keyshortcuts="R" onClick={onBack}>
          <StudioIcon name="arrow-back-up" size={16} />
          {T.changes.back} <kbd>R</kbd>
        </button>
      )}
      {personas.length === 0 ? <p className="muted">{T.changes.nobody}</p> : <PersonaTable personas={personas} />}
      {isWaiting && isImpossible && <strong className="box">{T.changes.impossible}</strong>}
      {isWaiting && !isImpossible && <Yes id={id} why={why} onWhy={onWhy} />}
    </article>
  );
}

/** The shortest reason that somebody else can judge. */
const SHORTEST = 10;

/** A yes, with the reason that goes through review together with the change. */
function Yes({ id, why, onWhy }: { readonly id: string } & Pick<EffectDetailProps, "why" | "onWhy">) {
  const { accept } = useWorkspace();
  const isLong = why.trim().length >= SHORTEST;
  return (
    <form
      className="box yes"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLong) void accept(id, why);
      }}
    >
      <label>
        <strong>{T.changes.say}</strong>
        <input value={why} minLength={SHORTEST} maxLength={MOST_LETTERS.why} onChange={({ target }) => onWhy(target.value)} />
      </label>
      <button type="submit" className="button" disabled={!isLong}>
        <StudioIcon name="check" size={16} />
        {T.changes.yes}
      </button>
      <small className="muted">{T.changes.sayHelp}</small>
    </form>
  );
}

function PersonaTable({ personas }: { readonly personas: readonly PersonaRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{T.changes.persona}</th>
          <th scope="col">{T.changes.tiles}</th>
          <th scope="col">{T.changes.screens}</th>
          <th scope="col">{T.changes.note}</th>
        </tr>
      </thead>
      <tbody>
        {personas.map(({ id, label, tiles, screens, home, others }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>
              <Signed counts={tiles} />
            </td>
            <td>
              <Signed counts={screens} />
            </td>
            <td>{[...(home ? [T.changes.home(home)] : []), ...othersSigned(others)].join(" ; ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is neither a tile, a screen nor the home, gained or lost. */
export function othersSigned([gained, lost]: PersonaRow["others"]): readonly string[] {
  return [...gained.map((one) => `+ ${one}`), ...lost.map((one) => `− ${one}`)];
}

function Signed({ counts: [gained, lost] }: { readonly counts: readonly [number, number] }) {
  return (
    <>
      {gained > 0 && <b data-tone="gain">+{gained}</b>} {lost > 0 && <b data-tone="loss">−{lost}</b>}
    </>
  );
}
