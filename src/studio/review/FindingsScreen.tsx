import { PlaceLink } from "../parts/PlaceLink";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";

/** What is wrong or odd in the registry, a row a cause, with its line. */
export function FindingsScreen() {
  const { state } = useWorkspace();
  return (
    <div className="page">
      <h1>{T.findings.title}</h1>
      {state.findings.length === 0 && <p className="muted">{T.findings.none}</p>}
      <ul className="findings">
        {state.findings.map(({ code, severity, message, hint, file, line }) => (
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
