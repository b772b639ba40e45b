import type { MenuView, SectionView, TileView } from "../../../codegen/studio/menuView";
import type { PreviewView } from "../../../codegen/studio/previewView";
import { packGroups } from "../../domain/tiles/packGroups";
import { hueStyle, sectionHue } from "../../views/parts/sectionHue";
import { TileFace } from "../../views/tiles/TileFace";
import styles from "../../views/tiles/Tiles.module.css";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";
import type { TileDraft } from "./draft";
import { Gains } from "./Gains";

interface FormPreviewProps {
  readonly menu: MenuView;
  readonly section: SectionView;
  readonly draft: TileDraft;
  readonly preview: PreviewView | undefined;
  readonly known: TileView | undefined;
}

/** As much of a tile as its looks need; an empty id: the one in the form. */
type Drawn = Pick<TileView, "id" | "label" | "icon" | "size">;

const FEW = 5;
const WIDTHS = { phone: 320, desktop: 620 } as const;

/** The group with the tile in it, as on a phone and on a desktop, and who will see it. */
export function FormPreview({ menu, section, draft, preview, known }: FormPreviewProps) {
  const { state, look } = useWorkspace();
  const group = section.groups.find(({ id }) => id === draft.group);
  const drawn: Drawn = { id: "", label: draft.label[look.language] || draft.label.fr || "…", icon: draft.icon, size: draft.size };
  const others: readonly Drawn[] = group?.tiles ?? [];
  const at = draft.before === null ? others.length : others.findIndex(({ id }) => id === draft.before);
  const tiles = known ? others.map((tile) => (tile.id === known.id ? drawn : tile)) : others.toSpliced(at, 0, drawn);
  const row = (width: number) => {
    const {
      columns,
      bands: [[packed] = []],
    } = packGroups([tiles], width);
    return (
      <ul style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {tiles.map(({ id, label, icon }, index) => (
          <li key={id} style={{ gridColumn: `span ${packed?.places[index]?.span ?? 1}` }}>
            <div className={styles.tile} data-selected={id === "" || undefined}>
              <TileFace icon={icon} icons={state.icons} label={label}>
                {label}
              </TileFace>
            </div>
          </li>
        ))}
      </ul>
    );
  };
  const seenBy = preview === undefined || preview.refused !== null ? null : preview.seenBy;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls, with nothing in it to press
    <aside className="preview" style={hueStyle(sectionHue(menu.sections, section.id))} aria-label={T.form.preview} tabIndex={0}>
      <h2>{T.form.preview}</h2>
      <div className="sees">
        <div className="phone">
          <h3>{group?.label || section.label}</h3>
          {row(WIDTHS.phone)}
          <small className="muted">{T.form.onPhone}</small>
        </div>
        <div>
          <h3>{T.form.sees}</h3>
          <p>
            <b className="big">{seenBy?.length ?? "–"}</b> {T.form.of(state.personas.length)}
          </p>
          <ul className="names">
            {seenBy?.slice(0, FEW).map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
            {seenBy !== null && seenBy.length > FEW && <li className="muted">{T.form.others(seenBy.length - FEW)}</li>}
          </ul>
        </div>
      </div>
      <Gains preview={preview} />
      <h3>{T.form.onDesktop}</h3>
      <div className="wide">{row(WIDTHS.desktop)}</div>
    </aside>
  );
}
