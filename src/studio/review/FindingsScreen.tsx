import { PlaceLink } from "../parts/PlaceLink";
import { T } from "../work/pageTexts";
import { useWorkspace, type Workspace } from "../work/workspace";

/** What a new snapshot settles, when it is meant. */
const OF_SNAPSHOT: ReadonlySet<Workspace["findings"][number]["code"]> = new Set([
  "seen-missing",
  "seen-new",
  "seen-nobody",
  "seen-gained",
  "seen-lost",
  "seen-changed",
]);

/** What is wrong or odd in the registry, a row a cause, with its line. */
export function FindingsScreen() {
  const { findings, isChecked, isWriting, takeSnapshot } = useWorkspace();
  return (
    <div className="page">
      <h1>{T.findings.title}</h1>
      {findings.length === 0 && <p className="muted">{isChecked ? T.findings.none : T.loading}</p>}
      {findings.some(({ code }) => OF_SNAPSHOT.has(code)) && (
        <p className="meant">
          <span>{T.findings.isMeant}</span>
          <button type="button" className="button" disabled={isWriting} onClick={takeSnapshot}>
            {T.findings.takeSnapshot}
          </button>
        </p>
      )}
      <ul className="findings">
        {findings.map(({ code, severity, message, hint, file, line }) => (
          <li key={`${code} ${file} ${line} ${message}`}>
            <span className="chip" data-tone={severity === "error" ? "bad" : "warn"}>
              {T.findings.severity[severity]}
            </span>
            <span>
              <b>{message}</b>
              {hint && <small>{hint}</small>}
            </span>
            <PlaceLink file={file} line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}
