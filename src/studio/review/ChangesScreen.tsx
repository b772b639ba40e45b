import { useEffect, useEffectEvent, useRef } from "react";
import type { EffectView, PersonaRow } from "../../../codegen/studio/changeView";
import type { ReviewedEffect, ReviewView } from "../../../codegen/studio/reviewView";
import { PatchLines } from "../parts/PatchLines";
import { StudioIcon } from "../parts/StudioIcon";
import { T } from "../work/pageTexts";
import { useAnswer } from "../work/useAnswer";
import { useWorkspace } from "../work/workspace";
import { EffectDetail, othersSigned } from "./EffectDetail";

/** What is not committed yet: what it does to whom, worst first, and its lines; ready to be proposed. */
export function ChangesScreen({ begun, onBegin }: Omit<ReviewProps, "review" | "isLast">) {
  const { version } = useWorkspace();
  const { answer: review, isAsking, failure } = useAnswer("review", {}, version);
  if (review === undefined) return <p className="wait">{failure === null ? T.loading : T.noAnswer}</p>;
  if (review.failed !== null)
    return (
      <div className="page">
        <h1>{T.changes.title}</h1>
        <p className="notice" data-tone="bad">
          <b>{T.changes.failed}</b> {review.failed}
        </p>
        <Files review={review} />
      </div>
    );
  return <Review review={review} isLast={!isAsking && failure === null} begun={begun} onBegin={onBegin} />;
}

/** What its user has begun: it stays with its effect, wherever that stands after a change in an editor or a look elsewhere. */
export interface Begun {
  /** Null: the first one. */
  readonly chosen: string | null;
  /** By effect. */
  readonly reasons: Readonly<Record<string, string>>;
}

interface ReviewProps {
  readonly review: ReviewView;
  /** It is of the files as they are. */
  readonly isLast: boolean;
  readonly begun: Begun;
  readonly onBegin: (begun: Begun) => void;
}

/** By which the bot finds its own comment: what somebody pastes is not it. */
const MARK = /^<!--.*?-->\s*/;

function Review({ review, isLast, begun, onBegin }: ReviewProps) {
  const { notify, putBack } = useWorkspace();
  const detail = useRef<HTMLDivElement>(null);
  const { effects, personas, branch, markdown, patches } = review;
  const at = Math.max(
    0,
    effects.findIndex(({ id }) => id === begun.chosen),
  );
  const effect = effects[at];
  const choose = (index: number) => onBegin({ ...begun, chosen: effects[index]?.id ?? null });
  const waiting = effects.filter(({ isWaiting }) => isWaiting).length;
  const copy = async () => {
    if (!isLast) return;
    await navigator.clipboard.writeText(markdown.replace(MARK, ""));
    notify(T.changes.copied);
  };
  const back = async ({ id, own }: ReviewedEffect) => {
    // The effect goes, and its button with it: the focus would be nowhere.
    if (own !== null && (await putBack(id))) detail.current?.focus();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog")) return;
    if (event.key === "r" && effect && !event.repeat) void back(effect);
    const step = { j: 1, k: -1 }[event.key];
    if (step !== undefined) choose(Math.max(0, Math.min(effects.length - 1, at + step)));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  return (
    <div className="review">
      <header>
        <h1>{T.changes.title}</h1>
        <span className="chip">{T.changes.against(branch)}</span>
        {waiting > 0 && (
          <span className="chip" data-tone="bad">
            {T.changes.waiting(waiting)}
          </span>
        )}
        {effects.length > waiting && (
          <span className="chip" data-tone="good">
            {T.changes.calm(effects.length - waiting)}
          </span>
        )}
        <button type="button" className="button end" disabled={patches.length === 0} aria-disabled={!isLast} onClick={() => void copy()}>
          <StudioIcon name="clipboard-copy" size={16} />
          {T.changes.copy}
        </button>
      </header>
      <EffectList effects={effects} current={at} onChoose={choose} />
      <div ref={detail} className="detail" tabIndex={-1}>
        {patches.length === 0 && <p className="muted">{T.changes.none}</p>}
        {patches.length > 0 && effects.length === 0 && <p className="muted">{T.changes.noEffect}</p>}
        {effect && (
          <EffectDetail
            key={effect.id}
            effect={effect}
            onBack={() => void back(effect)}
            why={begun.reasons[effect.id] ?? ""}
            onWhy={(why) => onBegin({ chosen: effect.id, reasons: { ...begun.reasons, [effect.id]: why } })}
          />
        )}
        <Files review={review} />
        {patches.length > 0 && (
          <p className="muted">
            {T.changes.generate} <code>npm run -s registry -- generate</code>
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls, with nothing in it to press */}
      <aside aria-label={T.changes.byPersona} tabIndex={0}>
        <h2>{T.changes.byPersona}</h2>
        <p className="muted">{T.changes.byPersonaHelp}</p>
        <PersonaSums personas={personas} />
      </aside>
    </div>
  );
}

interface EffectListProps {
  readonly effects: readonly EffectView[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

function EffectList({ effects, current, onChoose }: EffectListProps) {
  return (
    <ul className="effects" aria-label={T.changes.effects}>
      {effects.length > 1 && (
        <li className="muted">
          <kbd>J</kbd> <kbd>K</kbd> {T.changes.next}
        </li>
      )}
      {effects.map(({ id, headline, place, isWaiting, isImpossible, isAccepted, personas }, index) => {
        const sum = (side: 0 | 1) => personas.reduce((most, { screens }) => Math.max(most, screens[side]), 0);
        return (
          <li key={id}>
            <button type="button" aria-current={index === current || undefined} onClick={() => onChoose(index)}>
              <b>{headline}</b>
              {place && (
                <small>
                  {place.file}:{place.line}
                </small>
              )}
              <span className="row">
                <span className="chip" data-tone={isWaiting ? "bad" : "good"}>
                  {isImpossible ? T.changes.impossible : isWaiting ? T.changes.asksYes : isAccepted ? T.changes.accepted : T.changes.simple}
                </span>
                {sum(0) > 0 && (
                  <span className="chip" data-tone="gain">
                    +{T.changes.screensOf(sum(0))}
                  </span>
                )}
                {sum(1) > 0 && (
                  <span className="chip" data-tone="loss">
                    −{T.changes.screensOf(sum(1))}
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function PersonaSums({ personas }: { readonly personas: readonly PersonaRow[] }) {
  return (
    <ul className="sums">
      {personas.map(({ id, label, tiles: [gained, lost], home, others }) => (
        <li key={id}>
          <span>
            {label}
            {othersSigned(others).map((one) => (
              <small key={one}>{one}</small>
            ))}
          </span>
          {home && (
            <span className="chip" data-tone="bad" title={T.changes.home(home)}>
              <StudioIcon name="home" size={14} />
              <span className="visuallyHidden">{T.changes.home(home)}</span>
            </span>
          )}
          {gained > 0 && (
            <b className="chip" data-tone="gain">
              +{gained}
            </b>
          )}
          {lost > 0 && (
            <b className="chip" data-tone="loss">
              −{lost}
            </b>
          )}
          {gained + lost === 0 && !home && others.flat().length === 0 && <b className="muted">=</b>}
        </li>
      ))}
    </ul>
  );
}

function Files({ review: { patches } }: { readonly review: ReviewView }) {
  if (patches.length === 0) return null;
  return (
    <>
      <h2>{T.changes.files}</h2>
      {patches.map((patch) => (
        <details key={patch.file} open={patches.length <= 2}>
          <summary>
            {patch.file} <b data-tone="gain">+{patch.added}</b> <b data-tone="loss">−{patch.gone}</b>
          </summary>
          <PatchLines patch={patch} />
        </details>
      ))}
    </>
  );
}
