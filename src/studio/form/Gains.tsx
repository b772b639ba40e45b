import type { PreviewView } from "../../../codegen/studio/previewView";
import { T } from "../work/pageTexts";

const FEW = 5;

/** Who gains and who loses by a step, and what it does. */
export function Gains({ preview }: { readonly preview: PreviewView | undefined }) {
  if (preview === undefined || preview.refused !== null || preview.patches.length === 0) return null;
  const { personas, effects } = preview;
  const met = (side: 0 | 1) => personas.filter(({ tiles, screens, others }) => tiles[side] + screens[side] + others[side].length > 0);
  const [gain, lose] = [met(0).length, met(1)];
  return (
    <>
      <p className="row">
        <span className="chip" data-tone={gain > 0 ? "gain" : undefined}>
          {T.form.gains(gain)}
        </span>
        <span className="chip" data-tone={lose.length > 0 ? "loss" : undefined}>
          {T.form.loses(lose.length)}
        </span>
        {lose.length > 0 && (
          <span>
            {lose
              .slice(0, FEW)
              .map(({ label }) => label)
              .join(", ")}
            {lose.length > FEW && ` ${T.form.others(lose.length - FEW)}`}
          </span>
        )}
      </p>
      {effects.map(({ id, headline }) => (
        <p key={id} className="muted">
          {headline}
        </p>
      ))}
      {effects.length === 0 && gain + lose.length === 0 && <p className="muted">{T.form.noEffect}</p>}
    </>
  );
}
