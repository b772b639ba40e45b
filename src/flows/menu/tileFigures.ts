import { observable } from "mobx";
import { ageInWords, shortAge } from "../../domain/formats/timeAgo";
import type { HerdNeed } from "../../domain/herd/orderHerds";
import type { Answer, Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { LanguageStore } from "../../stores/languageStore";
import type { MenuStore } from "../../stores/menuStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";

const DAY_MS = 86_400_000;

/** A number on a tile. */
export interface TileFigure extends Omit<Answer<"figures">[string], "at" | "byHerd"> {
  /** "il y a 2 heures" */
  readonly ago: string;
  /** "3 j", from a day on; empty before. */
  readonly age: string;
}

export interface TileFigures {
  /** Asks the backend for the numbers of the current herd, or of all together; until they have come, those it had before stay. */
  readonly refresh: () => Promise<void>;
  /** By the name that the tile gives it; null: there is none. */
  readonly of: (name: string) => TileFigure | null;
  /** What is to be done in the herds of the account, by their numbers. */
  readonly needs: () => ReadonlyMap<string, HerdNeed>;
  /** For how many days nobody has visited a herd; undefined: that is not known. */
  readonly sinceVisit: (numCheptel: string) => number | undefined;
}

const NONE: ReadonlyMap<string, HerdNeed> = new Map();

interface TileFiguresPorts {
  readonly http: Http;
  readonly clock: Pick<Clock, "now">;
  readonly log: Log;
}

interface TileFiguresStores {
  readonly session: Pick<SessionStore, "effective" | "numCheptel">;
  readonly network: Pick<NetworkStore, "online">;
  readonly language: Pick<LanguageStore, "current">;
  readonly menu: Pick<MenuStore, "sections">;
}

/** What is late, goes on or waits, in numbers on the tiles of the menu: one call for all of them, which holds nothing up. */
export function createTileFigures(
  { http, clock, log }: TileFiguresPorts,
  { session, network, language, menu }: TileFiguresStores,
): TileFigures {
  const answered = observable.map<string, Answer<"figures">>({}, { deep: false });
  const byHerd = observable.map<string | undefined, Told>({}, { deep: false });
  const asked = new Set<string>();
  const whose = () => `${session.effective?.id} ${session.numCheptel}`;
  /** Without a herd only what is about all of them. */
  const ofAll = (told: Answer<"figures">): Answer<"figures"> => {
    const tiles = menu.sections.filter(({ section }) => section.multiHerd).flatMap(({ groups }) => groups.flatMap((group) => group.tiles));
    return Object.fromEntries(Object.entries(told).filter(([name]) => tiles.some(({ figure }) => figure === name)));
  };
  return {
    refresh: async () => {
      const key = whose();
      const who = session.effective?.id;
      if (!network.online || asked.has(key)) return;
      asked.add(key);
      try {
        const hasHerd = session.numCheptel !== null;
        const told = await http.call("figures", { params: {} });
        answered.set(key, hasHerd ? told : ofAll(told));
        byHerd.set(who, toldIn(told));
      } catch (error) {
        log.warn("figures", error);
      }
      asked.delete(key);
    },
    needs: () => byHerd.get(session.effective?.id)?.needs ?? NONE,
    sinceVisit: (numCheptel) => byHerd.get(session.effective?.id)?.sinceVisit.get(numCheptel),
    of: (name) => {
      const figure = answered.get(whose())?.[name];
      if (figure === undefined) return null;
      const ms = clock.now() - figure.at.getTime();
      return { ...figure, ago: ageInWords(ms, language.current), age: ms < DAY_MS ? "" : shortAge(ms, language.current) };
    },
  };
}

interface Told {
  readonly needs: ReadonlyMap<string, HerdNeed>;
  readonly sinceVisit: ReadonlyMap<string, number>;
}

/** Of a herd in which something is late, that alone. */
function toldIn(told: Answer<"figures">): Told {
  const tones = ["watch", "late"] as const;
  const all = Object.values(told).flatMap(({ byHerd }) => byHerd ?? []);
  const needs = tones.flatMap((tone) =>
    all.flatMap(({ [tone]: counts }) => Object.entries(counts).map(([herd, count]): [string, HerdNeed] => [herd, { tone, count }])),
  );
  return { needs: new Map(needs), sinceVisit: new Map(all.flatMap(({ sinceVisit }) => Object.entries(sinceVisit))) };
}
