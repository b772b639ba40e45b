import type { SectionView, TileView } from "../../../codegen/studio/menuView";
import { Choice } from "../parts/Choice";
import { MOST_LETTERS } from "../work/limits";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";
import { idFor, type TileDraft } from "./draft";
import { IconPicker } from "./IconPicker";
import { PlaceSelect } from "./PlaceSelect";
import { RoutePicker } from "./RoutePicker";

interface FieldsProps {
  readonly draft: TileDraft;
  readonly setDraft: (draft: TileDraft) => void;
  readonly section: SectionView;
  readonly isNew: boolean;
  readonly known: TileView | undefined;
}

export function Fields({ draft, setDraft, section, isNew, known }: FieldsProps) {
  const { state } = useWorkspace();
  const taken = new Set(section.groups.flatMap(({ tiles }) => tiles.map(({ id }) => id)));
  const isBlank = Object.values(draft.label).every((text) => text === "");
  return (
    <>
      {(isNew || known?.route !== null) && (
        <RoutePicker
          route={draft.route}
          onChoose={(route, texts) =>
            setDraft({
              ...draft,
              route,
              ...(isNew && isBlank && { label: { ...draft.label, ...texts } }),
              ...(isNew && draft.id === "" && { id: idFor(route, taken) }),
            })
          }
          onTake={(texts) => setDraft({ ...draft, label: { ...draft.label, ...texts } })}
        />
      )}
      <fieldset>
        <legend>
          {T.form.text} <small>{T.form.textHelp}</small>
        </legend>
        <div className="texts">
          {state.languages.map(({ id, label }) => (
            <label key={id} title={label}>
              <b>{id.toUpperCase()}</b>
              <input
                lang={id}
                aria-label={label}
                required
                maxLength={MOST_LETTERS.words}
                value={draft.label[id] ?? ""}
                onChange={({ target }) => setDraft({ ...draft, label: { ...draft.label, [id]: target.value } })}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <IconPicker section={section} icon={draft.icon} onChoose={(icon) => setDraft({ ...draft, icon })} />
      <div className="short">
        <div>
          <h2>{T.form.size}</h2>
          <Choice
            label={T.form.size}
            value={draft.size === 2 ? "two" : "one"}
            options={[
              { value: "one", label: T.form.one },
              { value: "two", label: T.form.two },
            ]}
            onChoose={(size) => setDraft({ ...draft, size: size === "two" ? 2 : 1 })}
          />
        </div>
        {isNew && (
          <PlaceSelect
            sections={[section]}
            place={{ section: section.id, group: draft.group, before: draft.before }}
            onPlace={({ group, before }) => setDraft({ ...draft, group, before })}
          />
        )}
        <label className="id">
          <span>
            {T.form.id} <small>{T.form.idHelp}</small>
          </span>
          <input
            value={draft.id}
            maxLength={MOST_LETTERS.name}
            spellCheck={false}
            onChange={({ target }) => setDraft({ ...draft, id: target.value.trim() })}
          />
        </label>
      </div>
    </>
  );
}
