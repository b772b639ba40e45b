import { useState } from "react";
import type { MapView } from "../../../codegen/studio/mapView";
import { Choice } from "../parts/Choice";
import { ItemPanel } from "../parts/ItemPanel";
import { T } from "../work/pageTexts";
import { useAnswer } from "../work/useAnswer";
import { useWorkspace } from "../work/workspace";
import { AccessGrid } from "./AccessGrid";
import { countOf, type Filter, rowsOf } from "./rows";

const FILTERS = ["all", "changed", "open", "closed", "unlinked"] as const;

/** Who may open what, at one glance: the number of screens by domain and persona, unfolded down to the screen. */
export function MapScreen() {
  const { version, look, setLook, who } = useWorkspace();
  const { answer: map, failure } = useAnswer("map", {}, version);
  const [filter, setFilter] = useState<Filter>("all");
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [picked, setPicked] = useState<{ readonly kind: string; readonly name: string } | null>(null);
  if (!map) return <p className="wait">{map === null ? T.noRegistry : failure === null ? T.loading : T.noAnswer}</p>;
  const rows = rowsOf(map, filter, unfolded);
  return (
    <div className="map">
      <header>
        <h1>{T.map.title}</h1>
        <Choice
          label={T.map.filter}
          value={filter}
          options={FILTERS.map((one) => ({ value: one, label: T.map[one], ...(one !== "all" && { count: countOf(map, one) }) }))}
          onChoose={setFilter}
        />
        <span className="end">
          <Choice
            label={T.look.network}
            value={look.online ? "on" : "off"}
            options={[
              { value: "on", label: T.look.online, icon: "wifi" },
              { value: "off", label: T.look.offline, icon: "wifi-off" },
            ]}
            onChoose={(value) => setLook({ ...look, online: value === "on" })}
          />
        </span>
      </header>
      {rows.length === 0 ? (
        <p className="grid muted">{filter === "changed" && !map.isCompared ? T.changes.failed : T.map.nothing}</p>
      ) : (
        <AccessGrid
          map={map}
          rows={rows}
          online={look.online}
          persona={look.persona}
          showsTurned={filter === "changed"}
          onFold={(key) => setUnfolded(turned(unfolded, key))}
          onPick={(row, persona) => {
            setLook({ ...look, persona, mode: null, changes: [] });
            if (row.item !== null) setPicked(row.item);
          }}
        />
      )}
      <aside aria-label={T.why.label}>
        {picked === null ? (
          <p className="muted">{T.map.pick}</p>
        ) : (
          <>
            <p className="muted">{who}</p>
            <ItemPanel kind={picked.kind} name={picked.name} />
          </>
        )}
        <Legend map={map} showsTurned={filter === "changed"} />
      </aside>
    </div>
  );
}

function turned(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** What a cell looks like, what stands in it, and what that means. */
const OPEN_CELLS = [
  [{ "data-share": 0 }, "–", T.map.none],
  [{ "data-share": 1 }, "3", T.map.some],
  [{ "data-share": 2 }, "9", T.map.most],
  [{ "data-share": 3 }, "17", T.map.every],
  [{ "data-share": 3, "data-online": true }, "", T.map.onlineOnly],
  [{ "data-share": 3 }, "◐", T.map.herds],
] as const;
const TURNED_CELLS = [
  [{ "data-turned": "gain" }, "+3", T.map.gain],
  [{ "data-turned": "loss" }, "−3", T.map.loss],
  [{ "data-turned": "same" }, "=", T.map.same],
] as const;

function Legend({ map, showsTurned }: { readonly map: MapView; readonly showsTurned: boolean }) {
  const routes = map.domains.flatMap(({ applications }) => applications.flatMap((application) => application.routes)).length;
  return (
    <section className="legend">
      <h2>{T.map.read}</h2>
      <ul>
        {(showsTurned ? TURNED_CELLS : OPEN_CELLS).map(([look, sample, what]) => (
          <li key={what}>
            <i className="cell" {...look}>
              {sample}
            </i>
            {what}
          </li>
        ))}
      </ul>
      <p className="muted">
        {T.map.sum(routes, map.personas.length)}. {T.map.colour}
      </p>
      <p className="muted">
        <kbd>↑↓←→</kbd> {T.map.cell} <kbd>{T.map.space}</kbd> {T.map.unfold} <kbd>{T.menu.enter}</kbd> {T.menu.keys.why}
      </p>
    </section>
  );
}
