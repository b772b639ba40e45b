import { useEffect, useRef } from "react";
import type { ItemView } from "../../../codegen/studio/itemView";
import { go } from "../work/address";
import { T } from "../work/pageTexts";
import { useAnswer } from "../work/useAnswer";
import { useWorkspace } from "../work/workspace";
import { Marked } from "./Marked";
import { PlaceLink } from "./PlaceLink";
import { StudioIcon } from "./StudioIcon";

/** What something is, where it stands, and why the person has it or not. */
export function ItemPanel({ kind, name }: { readonly kind: string; readonly name: string }) {
  const { look, version, who } = useWorkspace();
  const { answer: item, failure } = useAnswer("item", { look, kind, name }, version);
  const panel = useRef<HTMLDivElement>(null);
  // A tile has the focus itself.
  const shown = item?.name === name && kind !== "tile" ? `${kind} ${name}` : null;
  // Opened by the search, which is gone: the focus would be nowhere.
  useEffect(() => {
    if (shown !== null && document.activeElement === document.body) panel.current?.focus();
  }, [shown]);
  if (item === undefined) return <p className="muted">{failure === null ? T.loading : T.noAnswer}</p>;
  if (item === null) return <p className="muted">{T.why.gone}</p>;
  const isTile = item.kind === "tile";
  const verdict = item.isOpen ? (isTile ? T.why.shownTo : T.why.openTo) : isTile ? T.why.hiddenTo : T.why.closedTo;
  return (
    <div ref={panel} tabIndex={-1} aria-live="polite">
      <p className="row">
        {item.isOpen !== null && (
          <span className="chip" data-tone={item.isOpen ? "good" : "loss"}>
            <StudioIcon name={item.isOpen ? "eye" : "eye-off"} size={14} />
            {verdict(who)}
          </span>
        )}
        <span className="muted end">{T.why.kinds[item.kind]}</span>
      </p>
      <h2>{item.label}</h2>
      <p className="muted">
        <code>{item.name}</code> · <PlaceLink file={item.file} line={item.line} />
      </p>
      <Steps item={item} />
      {isTile && (
        <p className="row">
          <button type="button" className="button" onClick={() => go("menus", "", "edit", item.name)}>
            <StudioIcon name="pencil" size={16} />
            {T.why.edit}
          </button>
          <button type="button" className="button" onClick={() => go("menus", "", "move", item.name)}>
            <StudioIcon name="arrows-move" size={16} />
            {T.why.move}
          </button>
        </p>
      )}
      <Remedy item={item} />
      <Who item={item} />
      <h3>{T.why.lines}</h3>
      <pre className="excerpt">
        {item.excerpt.map(({ line, text }) => (
          <span key={line} data-here={line === item.line || undefined}>
            <i>{line}</i>
            {text}
            {"\n"}
          </span>
        ))}
      </pre>
      <Facts item={item} />
    </div>
  );
}

function Steps({ item: { steps, isOpen } }: { readonly item: ItemView }) {
  return (
    <ol className="steps">
      {steps.map(({ text, place, isCause }) => (
        <li key={text} data-cause={isCause ? (isOpen ? "yes" : "no") : undefined}>
          <Marked text={text} />
          {place !== null && <PlaceLink file={place.file} line={place.line} />}
        </li>
      ))}
    </ol>
  );
}

function Remedy({ item: { flip, isOpen } }: { readonly item: ItemView }) {
  const { look, setLook } = useWorkspace();
  if (flip === null) return null;
  return (
    <>
      <h3>{isOpen ? T.why.toClose : T.why.toOpen}</h3>
      <div className="box">
        {flip.words.map((words) => (
          <strong key={words}>{words}</strong>
        ))}
        <p className="muted">{T.why.remedyHelp}</p>
        <button type="button" className="button" onClick={() => setLook({ ...look, changes: [...look.changes, ...flip.changes] })}>
          <StudioIcon name="eye" size={16} />
          {T.why.try}
        </button>
      </div>
    </>
  );
}

function Who({ item: { has, partly, hasNot } }: { readonly item: ItemView }) {
  const { look, setLook } = useWorkspace();
  const all = has.length + partly.length + hasNot.length;
  if (all === 0) return null;
  const choose = (persona: string) => setLook({ ...look, persona, mode: null, changes: [] });
  const rows = (people: readonly { readonly id: string; readonly label: string; readonly why?: string }[]) =>
    people.map(({ id, label, why }) => (
      <li key={id}>
        <button type="button" aria-pressed={id === look.persona} title={why} onClick={() => choose(id)}>
          {label}
        </button>
      </li>
    ));
  return (
    <>
      <h3>
        {T.why.has} : {T.why.who(has.length, all)}
      </h3>
      <ul className="people" data-has>
        {rows(has)}
      </ul>
      {partly.length > 0 && (
        <>
          <h3>{T.why.partly}</h3>
          <ul className="people">
            {partly.map(({ id, label, why }) => (
              <li key={id}>
                <button type="button" aria-pressed={id === look.persona} onClick={() => choose(id)}>
                  {label}
                </button>{" "}
                <span className="muted">{why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {hasNot.length > 0 && (
        <details>
          <summary>
            {T.why.hasNot} : {hasNot.length}
          </summary>
          <ul className="people">{rows(hasNot)}</ul>
        </details>
      )}
    </>
  );
}

function Facts({ item: { facts } }: { readonly item: ItemView }) {
  if (facts.length === 0) return null;
  return (
    <details>
      <summary>{T.why.facts}</summary>
      <dl className="facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
