import type { PreviewView } from "../../../codegen/studio/previewView";
import { PatchLines } from "../parts/PatchLines";
import { PlaceLink } from "../parts/PlaceLink";
import type { Failure } from "../work/call";
import { T } from "../work/pageTexts";

interface WrittenLinesProps {
  readonly preview: PreviewView | undefined;
  /** Said here where nothing else says it, as over a page that a dialog covers. */
  readonly failure?: Failure | null;
}

/** What will be written, line by line, or what stands in the way. */
export function WrittenLines({ preview, failure = null }: WrittenLinesProps) {
  return (
    <div className="written" aria-live="polite">
      {failure !== null && (
        <p className="notice" data-tone="bad">
          {T.failed[failure]}
        </p>
      )}
      {preview?.refused && (
        <p className="notice" data-tone={preview.isConflict ? "bad" : "warn"}>
          {preview.refused}
        </p>
      )}
      {preview?.findings.map(({ code, severity, message, hint, file, line }) => (
        <p key={`${code} ${file} ${line} ${message}`} className="notice" data-tone={severity === "error" ? "bad" : "warn"}>
          <span>
            <b>{message}</b> {hint}
          </span>
          <PlaceLink file={file} line={line} />
        </p>
      ))}
      {preview?.patches.map((patch) => (
        <section key={patch.file}>
          <h2>
            {T.form.written(patch.file)} <small>{T.form.counts(patch.added, patch.gone)}</small>
          </h2>
          <PatchLines patch={patch} />
        </section>
      ))}
    </div>
  );
}
