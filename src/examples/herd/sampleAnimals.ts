import { ENTITIES } from "../../../generated/entities";
import { writeLifeCycle } from "../../domain/formats/lifeCycle";
import { type Breed, herdBreed } from "../../domain/herd/herdBreed";
import { addDays, type CalendarDay } from "../../domain/inputs/calendarDay";
import { birthsOf } from "./births";
import { drawsFor } from "./drawsFor";
import { nameOf } from "./names";
import { dueIn, milkOn, type SampleCow, sampleHerd } from "./sampleHerd";

/** What the backend of a demo application knows of an animal. */
export interface SampleAnimal {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly breed: string;
  readonly born: CalendarDay;
  /** National number of the dam; null: bought in. */
  readonly dam: string | null;
  readonly lot: string;
  /** The mask of section 3. */
  readonly lifeCycle: number;
  /** kg a day; 0 for who gives none. */
  readonly milk: number;
  readonly weight: number;
  /** Days until each event that needs attention; negative when it is late. */
  readonly due: Readonly<Partial<Record<TaskKind, number>>>;
  /** Days since each event that has been seen to. */
  readonly past: Readonly<Partial<Record<TaskKind, number>>>;
}

/** What a herd has to have done, by the words of the addresses of the planning. */
export type TaskKind = "sevrage" | "prepaVelage" | "velage" | "chaleur" | "confirmation" | "reforme";

/** The workshop that gives a herd its breeds. */
export type Workshop = "dairy" | "suckler";

/** kg. */
export const BIRTH_WEIGHT = 42;
/** kg a day. */
const GROWTH: Readonly<Record<Workshop, number>> = { dairy: 0.816, suckler: 1.12 };
const DAYS_OF_MONTH = 30.4;
/** Heat comes back every three weeks, a gestation is confirmed after five, dry cows are prepared three weeks ahead. */
const CYCLE_DAYS = 21;
const CONFIRM_AFTER = 35;
const PREPARE_BEFORE = 21;
/** Days of age: a suckler calf stays with her dam for seven months. */
const WEAN_AT: Readonly<Record<Workshop, number>> = { dairy: 75, suckler: 221 };
const CALF_UNTIL: Readonly<Record<Workshop, number>> = { dairy: 180, suckler: 242 };
const LAST_CALVINGS = 6;

/** The animals of a herd, oldest first. The same herd and day always give the same animals, those of the dashboards. */
export function sampleAnimals(numCheptel: string, workshop: Workshop, today: CalendarDay): readonly SampleAnimal[] {
  const { next, between } = drawsFor(`${numCheptel} animals`);
  const region = /\d{2}/.exec(numCheptel)?.[0] ?? "35";
  const prefix = `FR${region}${between(1000, 9999)}`;
  const breed = breedOf(numCheptel, workshop);
  // Numbers of the demo that are known elsewhere begin with the third draw.
  next();
  const first = between(1000, 6000);
  const cows = sampleCows(numCheptel);
  const numberOf = (at: number) => `${prefix}${String(first + at * 3).padStart(4, "0")}`;
  const namesIn = new Map<string, Set<string>>();
  const common = (at: number, born: CalendarDay, lot: string, damFrom: number, nth = at) => {
    // Two of one lot would be taken for each other.
    const taken = namesIn.get(lot) ?? new Set();
    const name = nameOf(born.year, first + at, taken);
    namesIn.set(lot, taken.add(name));
    return {
      id: String(at + 1),
      number: numberOf(nth),
      name,
      breed,
      born,
      lot,
      dam: damFrom > 0 ? numberOf(between(0, damFrom - 1)) : null,
    };
  };
  const mature = cows.map((cow, at): SampleAnimal => {
    const born = addDays(today, -Math.round(cow.ageMonths * DAYS_OF_MONTH));
    const milk = workshop === "dairy" ? milkOn(cow, 0) : 0;
    const due = dueOf(cow, at);
    return {
      ...common(at, born, String(cow.group), Math.floor(at / 2)),
      lifeCycle: cowMask(cow, due, workshop),
      milk,
      weight: between(610, 780),
      due,
      past: pastOf(cow),
    };
  });
  const births = birthsOf(cows);
  const young = births.map(({ days, dam, couldBe }, at): SampleAnimal => {
    const born = addDays(today, -days);
    const isCalf = days < CALF_UNTIL[workshop];
    const wean = WEAN_AT[workshop] - days;
    const heat = days > 430 ? -((days + at) % CYCLE_DAYS) + 9 : null;
    return {
      // They come latest first; the later one is born, the higher its number.
      ...common(cows.length + at, born, isCalf ? "6" : "7", couldBe, cows.length + births.length - 1 - at),
      ...(dam !== null && { dam: numberOf(dam) }),
      lifeCycle: youngMask(isCalf, wean, heat, workshop),
      milk: 0,
      weight: BIRTH_WEIGHT + Math.round(days * GROWTH[workshop]),
      due: { ...(Math.abs(wean) <= 21 ? { sevrage: wean } : {}), ...(heat === null ? {} : { chaleur: heat }) },
      past: wean < -21 ? { sevrage: -wean } : {},
    };
  });
  return [...mature, ...young];
}

/** The cows of the dashboards in the order of `sampleAnimals`, which begins with them. */
export function sampleCows(numCheptel: string): readonly SampleCow[] {
  return [...sampleHerd(numCheptel)].sort((a, b) => b.ageMonths - a.ageMonths);
}

/** The breed of the animals of a herd in that workshop: of the one it has, that of its coat. */
function breedOf(numCheptel: string, workshop: Workshop): Breed {
  return herdBreed({ laitier: workshop === "dairy", allaitant: workshop === "suckler" }, numCheptel);
}

/** An animal by its number in the address: its identifier, its national number however it is written, or the last four digits. */
export function animalNamed(animals: readonly SampleAnimal[], text: string): SampleAnimal | undefined {
  const wanted = text.replaceAll(/\s/g, "").toUpperCase();
  return (
    animals.find(({ id, number }) => id === wanted || number === wanted) ??
    animals.find(({ number }) => wanted.length === 4 && number.endsWith(wanted))
  );
}

function dueOf(cow: SampleCow, at: number): SampleAnimal["due"] {
  const calving = dueIn(cow);
  const isLast = cow.calvings >= LAST_CALVINGS && cow.inCalf === null && cow.sinceCalving > 250;
  if (isLast) return { reforme: (at % 11) - 3 };
  if (cow.inCalf === null) return cow.sinceCalving > 45 ? { chaleur: ((cow.sinceCalving + at) % CYCLE_DAYS) - 6 } : {};
  if (cow.inCalf < CONFIRM_AFTER + 14) return { confirmation: CONFIRM_AFTER - cow.inCalf };
  if (calving <= PREPARE_BEFORE) return { velage: calving - 2 };
  return calving <= PREPARE_BEFORE * 2 + 10 ? { prepaVelage: calving - PREPARE_BEFORE - 4 } : {};
}

function pastOf({ sinceCalving, inCalf }: SampleCow): SampleAnimal["past"] {
  const served = inCalf === null ? {} : { chaleur: inCalf };
  const confirmed = inCalf === null || inCalf < CONFIRM_AFTER + 14 ? {} : { confirmation: inCalf - CONFIRM_AFTER };
  return { velage: sinceCalving, prepaVelage: sinceCalving + PREPARE_BEFORE, ...served, ...confirmed };
}

function cowMask(cow: SampleCow, due: SampleAnimal["due"], workshop: Workshop): number {
  const calving = dueIn(cow);
  const stage =
    due.reforme !== undefined
      ? "toFatten"
      : due.velage !== undefined
        ? "toCalve"
        : due.prepaVelage !== undefined
          ? "toPrepareCalving"
          : due.chaleur !== undefined
            ? "toInseminate"
            : calving < 70
              ? "toDryOff"
              : "none";
  const gestation = cow.inCalf === null ? "empty" : due.confirmation === undefined ? "full" : "maybe";
  return maskOf({ sex: "F", category: "cow", stage, position: positionOf(due), gestation, typology: workshop });
}

function youngMask(isCalf: boolean, wean: number, heat: number | null, typology: Workshop): number {
  const stage = Math.abs(wean) <= 21 ? "toWean" : heat === null ? "none" : "toInseminate";
  const due = { ...(stage === "toWean" ? { sevrage: wean } : {}), ...(heat === null ? {} : { chaleur: heat }) };
  const category = isCalf ? "calf" : "heifer";
  return maskOf({ sex: "F", category, stage, position: positionOf(due), gestation: heat === null ? "none" : "empty", typology });
}

function positionOf(due: SampleAnimal["due"]): string {
  const [days] = Object.values(due);
  if (days === undefined || days > 7) return "before";
  return days < -7 ? "after" : days < 0 ? "alert" : "normal";
}

function maskOf(parts: Readonly<Record<string, string>>): number {
  return Object.entries(parts).reduce((mask, [part, value]) => writeLifeCycle(ENTITIES.lifeCycle, mask, part, value), 0);
}
