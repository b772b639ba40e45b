import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { ACTS } from "../actTexts";
import { whole } from "../numbers";
import type { PageKind, Present } from "../presentation";
import { APPLICATIONS } from "./applicationsTexts";

const WEEK = 7;
/** What each opens, in their order; the last is not subscribed to. */
const OPENS: readonly PageKind[] = ["planning", "health", "feed", "mating", "milk"];
const PICTURES = ["calendar-event", "heartbeat", "wheat", "dna-2", "milk", "alarm"];
/** The one that was never opened. */
const UNUSED = "calving";

/** The applications one has, what is new in them, and the last one: never opened. */
export const presentApplications: Present = ({ numCheptel, workshop, today }, { language, lists: { state } }) => {
  const texts = textsIn(APPLICATIONS, language);
  const { between } = drawsFor(`${numCheptel} applications`);
  let ago = 0;
  const items = texts.items.map(([name, what, news], at) => {
    // One begins the day with the planning.
    ago += at === 0 ? 0 : between(1, 4);
    return {
      name,
      what,
      // What milk costs is no news where none is sold.
      news: workshop === "suckler" && OPENS[at] === "feed" ? "" : news,
      ago,
      day: formatDay(addDays(today, -ago)),
      isUnused: at === texts.items.length - 1,
      opens: OPENS[at],
      picture: PICTURES[at] ?? "apps",
    };
  });
  const rows = items.filter(({ opens }) => workshop !== "suckler" || opens !== "milk");
  const used = rows.filter(({ isUnused }) => !isUnused);
  const fresh = used.filter(({ news }) => news !== "");
  return {
    figures: [
      { label: texts.subscribed, value: whole(used.length), context: texts.of(rows.length) },
      { label: texts.opened, value: whole(used.filter((row) => row.ago <= WEEK).length), context: texts.inAWeek },
      { label: texts.news, value: whole(fresh.length), context: texts.thisMonth },
      {
        label: texts.toDiscover,
        value: whole(rows.length - used.length),
        amount: rows.length - used.length,
        context: rows.at(-1)?.name ?? "",
      },
    ],
    list: {
      title: texts.title,
      isGrouped: true,
      columns: [texts.application, texts.lastOpened, state],
      facts: ["kind"],
      isNamed: true,
      // What is to be decided comes first.
      rows: [...rows.filter(({ isUnused }) => isUnused), ...used].map(({ name, what, news, day, isUnused, opens, picture }) => ({
        picture,
        who: { name, kind: what },
        cells: [isUnused ? texts.never : day],
        ...(news !== "" && { news: texts.fresh(news) }),
        state: { text: isUnused ? texts.toDiscover : texts.title, tone: "plain" },
        ...(opens !== undefined && { opens }),
        ...(isUnused && { act: { id: UNUSED, ...textsIn(ACTS, language).ask, isState: true, counts: [[3, -1]] as const } }),
      })),
    },
  };
};
