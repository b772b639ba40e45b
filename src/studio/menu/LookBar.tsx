import { type RefObject, useState } from "react";
import type { MenuView } from "../../../codegen/studio/menuView";
import { Choice } from "../parts/Choice";
import { StudioIcon } from "../parts/StudioIcon";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";
import { RightsDialog } from "./RightsDialog";

interface LookBarProps {
  /** Undefined: what this person sees is not known. */
  readonly menu: MenuView | undefined;
  readonly persona: RefObject<HTMLSelectElement | null>;
}

/** As whom, and in what circumstances. Everything is answered anew at once. */
export function LookBar({ menu, persona }: LookBarProps) {
  const { state, look, setLook, who, device, setDevice, showsHidden, setShowsHidden } = useWorkspace();
  const [showsRights, setShowsRights] = useState(false);
  const person = state.personas.find(({ id }) => id === look.persona);
  const stop = () => {
    setLook({ ...look, changes: [] });
    persona.current?.focus();
  };
  return (
    <div className="look">
      <label className="who" title={person?.description}>
        <span className="muted visuallyHidden">{T.look.label}</span>
        <span className="person">
          <i className="face" aria-hidden="true">
            {who.slice(0, 2).toUpperCase()}
          </i>
          <select
            ref={persona}
            aria-label={T.look.persona}
            value={look.persona}
            onChange={({ target }) => setLook({ ...look, persona: target.value, mode: null, changes: [] })}
          >
            {state.personas.map(({ id, label, name }) => (
              <option key={id} value={id}>
                {name === label ? label : `${name} – ${label}`}
              </option>
            ))}
          </select>
        </span>
      </label>
      <Choice
        label={T.look.network}
        value={(menu?.online ?? look.online) ? "on" : "off"}
        options={[
          { value: "on", label: T.look.online, icon: "wifi" },
          { value: "off", label: T.look.offline, icon: "wifi-off" },
        ]}
        onChoose={(value) => setLook({ ...look, online: value === "on" })}
      />
      <Choice
        label={T.look.herds}
        value={(menu?.multiHerd ?? look.mode === "multi") && look.mode !== "solo" ? "multi" : "solo"}
        options={[
          { value: "solo", label: T.look.one },
          { value: "multi", label: T.look.several },
        ]}
        onChoose={(mode) => setLook({ ...look, mode })}
      />
      <Choice
        label={T.look.device}
        value={device}
        options={[
          { value: "desktop", label: T.look.desktop, icon: "device-desktop", isBare: true },
          { value: "phone", label: T.look.phone, icon: "device-mobile", isBare: true },
        ]}
        onChoose={setDevice}
      />
      <label className="tongue">
        <StudioIcon name="language" size={16} />
        <select aria-label={T.look.language} value={look.language} onChange={({ target }) => setLook({ ...look, language: target.value })}>
          {state.languages.map(({ id, label }) => (
            <option key={id} value={id} title={label}>
              {id.toUpperCase()}
            </option>
          ))}
        </select>
      </label>
      {menu && (
        <button type="button" className="button" onClick={() => setShowsRights(true)}>
          <StudioIcon name="key" size={16} />
          {T.look.rights(menu.held.length)}
        </button>
      )}
      <label className="check">
        <input type="checkbox" checked={showsHidden} onChange={({ target }) => setShowsHidden(target.checked)} />
        {T.look.hidden}
      </label>
      {look.changes.length > 0 && (
        <p className="trying">
          <StudioIcon name="eye" size={16} />
          {T.look.trying(look.changes.length)}
          <button type="button" className="button" onClick={stop}>
            {T.look.stop}
          </button>
        </p>
      )}
      {menu && showsRights && <RightsDialog menu={menu} onClose={() => setShowsRights(false)} />}
    </div>
  );
}
