import type { EffectView, PersonaRow } from "../../../codegen/studio/changeView";
import { PlaceLink } from "../parts/PlaceLink";
import { T } from "../work/texts";

/** One effect: before and after, an example, and who gains and loses. */
export function EffectDetail({ effect }: { readonly effect: EffectView }) {
  const { id, headline, lines, place, isWaiting, isImpossible, personas } = effect;
  return (
    <article>
      <header data-tone={isWaiting ? "bad" : "good"}>
        <h2>{headline}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </header>
      {place && <PlaceLink file={place.file} line={place.line} />}
      {personas.length === 0 ? <p className="muted">{T.changes.nobody}</p> : <PersonaTable personas={personas} />}
      {isWaiting && (
        <div className="box">
          <strong>{isImpossible ? T.changes.impossible : T.changes.say}</strong>
          {!isImpossible && <code>npm run -s registry -- accept {id} --base main --why "…"</code>}
        </div>
      )}
    </article>
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
        {personas.map(({ id, label, tiles, screens, home, sections }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>
              <Signed counts={tiles} />
            </td>
            <td>
              <Signed counts={screens} />
            </td>
            <td>{[...(home ? [T.changes.home(home)] : []), ...sections].join(" ; ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Signed({ counts: [gained, lost] }: { readonly counts: readonly [number, number] }) {
  return (
    <>
      {gained > 0 && <b data-tone="gain">+{gained}</b>} {lost > 0 && <b data-tone="loss">−{lost}</b>}
    </>
  );
}
