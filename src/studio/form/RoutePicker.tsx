import { useState } from "react";
import { Combobox } from "../parts/Combobox";
import { Marked } from "../parts/Marked";
import { StudioIcon } from "../parts/StudioIcon";
import { T } from "../work/pageTexts";
import { useAnswer } from "../work/useAnswer";
import { useWorkspace } from "../work/workspace";

type Texts = Readonly<Record<string, string>>;

interface RoutePickerProps {
  readonly route: string | null;
  readonly onChoose: (route: string, texts: Texts) => void;
  readonly onTake: (texts: Texts) => void;
}

/** The screen that a tile opens, found by the words that people read; below it, who may enter. */
export function RoutePicker({ route, onChoose, onTake }: RoutePickerProps) {
  const { look, version } = useWorkspace();
  const [words, setWords] = useState("");
  const { answer, isAsking, failure } = useAnswer("find", words.trim() === "" ? null : { words, language: "fr" }, version);
  const found = (answer?.found ?? []).filter(({ kind }) => kind === "route");
  const { answer: item } = useAnswer("item", route === null ? null : { look, kind: "route", name: route }, version);
  const { answer: own } = useAnswer("find", route === null ? null : { words: route, language: "fr" }, version);
  const texts = own?.found.find(({ kind, name }) => kind === "route" && name === route)?.texts;
  const choose = (one: (typeof found)[number]) => {
    onChoose(one.name, one.texts ?? {});
    setWords("");
  };
  const asks = item?.steps.find(({ isCause, text }) => !isCause && !text.includes("`/"));
  return (
    <fieldset className="route">
      <legend>
        {T.form.route} <small>{T.form.routeHelp}</small>
      </legend>
      {route !== null && (
        <div className="picked">
          <StudioIcon name="app-window" />
          <span>
            <b>{item?.label ?? route}</b>
            <code>{route}</code>
          </span>
          {texts && (
            <button type="button" className="button" onClick={() => onTake(texts)}>
              {T.form.takeTexts}
            </button>
          )}
        </div>
      )}
      <Combobox
        label={T.form.route}
        placeholder={route === null ? T.form.routeNone : T.form.routeOther}
        words={words}
        onWords={setWords}
        found={found}
        isStale={isAsking || failure !== null}
        keyOf={({ name }) => name}
        onChoose={choose}
      >
        {(one) => (
          <>
            <span>
              <b>{one.label}</b>
              <small>
                {one.name}
                {one.leads !== null && ` · ${one.leads}`}
              </small>
            </span>
          </>
        )}
      </Combobox>
      {asks && (
        <p className="notice">
          <StudioIcon name="key" size={16} />
          <span>
            <Marked text={asks.text} />
          </span>
        </p>
      )}
    </fieldset>
  );
}
