import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";

/** A file with its line; pressed, it is copied for the search of an editor. */
export function PlaceLink({ file, line }: { readonly file: string; readonly line: number }) {
  const { notify } = useWorkspace();
  const place = `registry/${file}:${line}`;
  const copy = async () => {
    await navigator.clipboard.writeText(place);
    notify(T.why.copied);
  };
  return (
    <button type="button" className="place" title={T.why.copyPlace(place)} onClick={() => void copy()}>
      {file}:{line}
    </button>
  );
}
