import type { TaskKind } from "../herd/sampleAnimals";
import styles from "./Planning.module.css";

/** The pictures of the tiles that open the events of each kind. */
const PATHS: Readonly<Record<TaskKind, string>> = {
  velage:
    "M8 8.5a4 4 0 0 1 8 0V14M8 8.5V14M8 8C5 6.5 2 8.5 2 13c2.6 1 5 .5 6-2M16 8c3-1.5 6 .5 6 5c-2.6 1-5 .5-6-2M7 17a3 3 0 0 1 3-3h4a3 3 0 0 1 0 6.5h-4a3.2 3.2 0 0 1-3-3.5M12 4.5V7M10.5 11v0M13.5 11v0M10.5 17.2v0M13.5 17.2v0",
  prepaVelage: "M2 11l3-5l7-3l7 3l3 5M4 9v12h16V9M8 21v-8h8v8M8 13l8 8M16 13l-8 8M11 8.5h2",
  chaleur:
    "M5 11.5C3.9 11 3.2 10 3.3 8.5M13 11.5c1.1-.5 1.8-1.5 1.7-3M5 17v-3.5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2V17M4 19a2 2 0 0 1 2-2h6a2 2 0 0 1 0 4H6a2 2 0 0 1-2-2M17.5 10L14.4 6.9a2 2 0 0 1 3.1-2.5a2 2 0 0 1 3.1 2.5zM7.5 14v0M10.5 14v0",
  confirmation:
    "M6 4H5a2 2 0 0 0-2 2v3.5a5.5 5.5 0 0 0 11 0V6a2 2 0 0 0-2-2h-1M8 15a6 6 0 1 0 12 0v-3m-9-9v2M6 3v2M18 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
  sevrage: "M5 10h14m-7-8v2m0 0a5 5 0 0 1 5 5v11a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V9a5 5 0 0 1 5-5",
  reforme: "M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0m10 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 17H3V6a1 1 0 0 1 1-1h9v12m-4 0h6m4 0h2v-6h-8m0-5h5l3 5",
};

/** The picture of an event, beside its name. */
export function EventIcon({ kind }: { readonly kind: TaskKind }) {
  return (
    <svg className={styles.icon} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  );
}
