import { StudioIcon } from "../parts/StudioIcon";
import { hrefOf, type Screen } from "../work/address";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";

const ROWS: readonly { readonly screen: Screen; readonly icon: string }[] = [
  { screen: "menus", icon: "layout-grid" },
  { screen: "map", icon: "grid-dots" },
  { screen: "findings", icon: "alert-triangle" },
  { screen: "changes", icon: "git-pull-request" },
];

export function Nav({ screen: current }: { readonly screen: Screen }) {
  const { state, findings } = useWorkspace();
  const counts: Partial<Record<Screen, number>> = { findings: findings.length, changes: state.changed ?? 0 };
  return (
    <nav className="rail" aria-label={T.nav.label}>
      {ROWS.map(({ screen, icon }) => (
        <a key={screen} href={hrefOf(screen)} aria-current={screen === current ? "page" : undefined}>
          <StudioIcon name={icon} />
          <span>{T.nav[screen]}</span>
          {(counts[screen] ?? 0) > 0 && (
            <b className="chip" data-tone={screen === "findings" ? "warn" : undefined}>
              {counts[screen]}
            </b>
          )}
        </a>
      ))}
      <p>{T.navFoot}</p>
    </nav>
  );
}
