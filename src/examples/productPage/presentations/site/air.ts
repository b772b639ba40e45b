import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { oneDecimal, whole, withSign, withUnit } from "../numbers";
import type { HerdOnDay, Present } from "../presentation";
import { endsUntilNow } from "../texts/chartEnds";
import { AIR } from "./airTexts";

/** Above these a building is to be aired, and a cow feels the heat (index of temperature and humidity). */
const HUMID = 85;
const AMMONIA = 20;
const HOT = 68;
const MILD = 12.5;
const DAYS = 14;

/** Temperature, humidity and air of the buildings today, and how animals feel in them. */
export const presentAir: Present = (herd, { language, lists: { state } }) => {
  const texts = textsIn(AIR, language);
  const places = placesOf(herd, texts.places);
  const [first] = places;
  const days = temperaturesOf(herd, first?.temperature ?? MILD);
  const aired = places.filter(({ isFine }) => !isFine);
  const most = (of: (place: Place) => number) => [...places].sort((a, b) => of(b) - of(a))[0];
  const humid = most(({ humidity }) => humidity);
  const foul = most(({ ammonia }) => ammonia);
  const heat = Math.max(...places.map((place) => place.heat));
  const degrees = (value: number) => withUnit(oneDecimal(value), "°C");
  return {
    figures: [
      {
        label: texts.temperature,
        value: oneDecimal(first?.temperature ?? 0),
        unit: "°C",
        context: texts.sinceYesterday(withUnit(withSign((days.at(-1) ?? 0) - (days.at(-2) ?? 0)), "°C")),
      },
      {
        label: texts.humidity,
        value: whole(humid?.humidity ?? 0),
        unit: "%",
        context: texts.limit(humid?.name ?? "", withUnit(whole(HUMID), "%")),
        tone: (humid?.humidity ?? 0) > HUMID ? "wait" : "good",
      },
      {
        label: texts.ammonia,
        value: whole(foul?.ammonia ?? 0),
        unit: "ppm",
        context: texts.limit(foul?.name ?? "", withUnit(whole(AMMONIA), "ppm")),
        tone: (foul?.ammonia ?? 0) > AMMONIA ? "wait" : "good",
      },
      { label: texts.heat, value: whole(heat), unit: "THI", context: texts.comfort(HOT), tone: heat > HOT ? "wait" : "good" },
    ],
    list: {
      title: texts.title,
      columns: [texts.place, texts.temperature, texts.humidity, texts.ammonia, state],
      lead: 0,
      facts: [1, 2],
      rows: [...aired, ...places.filter(({ isFine }) => isFine)].map(({ name, temperature, humidity, ammonia: gas, isFine }) => ({
        who: { name, kind: "" },
        cells: [degrees(temperature), withUnit(whole(humidity), "%"), withUnit(whole(gas), "ppm")],
        state: isFine ? { text: texts.fine, tone: "good" } : { text: texts.toAir, tone: "wait" },
      })),
    },
    chart: { title: texts.chart, bars: days, isLatest: true, ends: endsUntilNow(language, "day", days.length), unit: "°C" },
  };
};

interface Place {
  readonly name: string;
  readonly temperature: number;
  readonly humidity: number;
  /** In parts of a million. */
  readonly ammonia: number;
  /** Temperature and humidity as one index. */
  readonly heat: number;
  readonly isFine: boolean;
}

function placesOf({ numCheptel }: HerdOnDay, names: readonly string[]): readonly Place[] {
  const { next, between } = drawsFor(`${numCheptel} places`);
  return names.map((name) => {
    const temperature = MILD + (next() - 0.5) * 4;
    const humidity = between(68, 89);
    const ammonia = between(4, 14);
    return {
      name,
      temperature,
      humidity,
      ammonia,
      heat: 1.8 * temperature + 32 - (0.55 - 0.0055 * humidity) * (1.8 * temperature - 26),
      isFine: humidity <= HUMID && ammonia <= AMMONIA,
    };
  });
}

function temperaturesOf({ numCheptel }: HerdOnDay, now: number): readonly number[] {
  const { next } = drawsFor(`${numCheptel} air`);
  return Array.from({ length: DAYS }, (_, at) => (at === DAYS - 1 ? now : now + (next() - 0.5) * 4));
}
