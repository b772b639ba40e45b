import { drawsFor } from "../../../herd/drawsFor";
import type { SampleAnimal, TaskKind } from "../../../herd/sampleAnimals";
import { tasksOf } from "../../../herd/tasks";
import type { HerdOnDay } from "../presentation";

/** Names of those whose farm it is, and of who works for them. */
const WOMEN = ["Marie", "Hélène", "Sylvie", "Nathalie", "Élodie", "Annick", "Cécile"];
const MEN = ["Luc", "Bruno", "Pascal", "Yannick", "Didier"];
const FAMILIES = ["Le Gall", "Rousseau", "Delaunay", "Masson", "Berthelot", "Guyot", "Tanguy", "Perrin", "Lebrun", "Aubry", "Chauvet"];
/** An employee, an apprentice and who stands in: a woman, a man and a woman, as the words for them say. */
const HANDS = [
  ["Inès Robert", "Claire Martin", "Léa Moreau", "Jade Roussel", "Anna Colin"],
  ["Hugo Petit", "Théo Garnier", "Paul Henry", "Louis Barbier", "Noé Fontaine"],
  ["Manon Roger", "Chloé Dupuis", "Lucie Picard", "Sarah Marchand", "Emma Leroux"],
] as const;
/** Two whose farm it is, and three who work for them. */
const ALL = 5;

/** Who works on a farm: another farm has others. Their telephone numbers are kept for stories. */
function teamOf(numCheptel: string): readonly { readonly name: string; readonly phone: string }[] {
  const { between } = drawsFor(`${numCheptel} people`);
  const drawn = (names: readonly string[]) => names[between(0, names.length - 1)] ?? "";
  const family = drawn(FAMILIES);
  const owners = [WOMEN, MEN].map((names) => `${drawn(names)} ${family}`);
  const first = between(0, HANDS[0].length - 1);
  const hands = HANDS.map((names) => names[first] ?? "");
  const [group, last] = [between(10, 99), between(10, 25)];
  return [...owners, ...hands].map((name, at) => ({ name, phone: `06 39 98 ${group} ${last + 17 * at}` }));
}

export type Progress = "todo" | "running" | "done";
/** What is done every day, whatever the herd. */
export type Routine = "first" | "feeding" | "straw" | "last";

export type TaskOfDay = {
  /** Whose it is, among those of the team. */
  readonly by: number;
  readonly progress: Progress;
  readonly isLate: boolean;
} & ({ readonly kind: TaskKind; readonly animal: SampleAnimal } | { readonly routine: Routine });

const MOST = 8;
const RUNNING = 2;

/** Who reads the page takes the place of the first employee. */
const READER = 2;

/** Who works on the farm: one of them reads the page. */
export function peopleOf({
  numCheptel,
  reader,
}: HerdOnDay): readonly { readonly name: string; readonly phone: string; readonly isReader: boolean }[] {
  const team = teamOf(numCheptel);
  const known = team.findIndex(({ name }) => name === reader);
  const place = known < 0 ? READER : known;
  return team.map((person, at) => {
    const isReader = reader !== undefined && at === place;
    return { ...person, name: isReader ? reader : person.name, isReader };
  });
}

/** Who is off today: never who reads the page. */
export function restingOn({ numCheptel, reader }: HerdOnDay): number {
  return drawsFor(`${numCheptel} team`).between(reader === undefined ? READER : READER + 1, ALL - 1);
}

/** What the team does today: the routine of the day, and what animals wait for; what is to be done by who reads the page comes first. */
export function tasksOfDay(herd: HerdOnDay): readonly TaskOfDay[] {
  const resting = restingOn(herd);
  const present = Array.from({ length: ALL }, (_, at) => at).filter((at) => at !== resting);
  const due = tasksOf(herd.animals, herd.today)
    .filter(({ animal, kind }) => (animal.due[kind] ?? 0) <= 1)
    .slice(0, MOST);
  const all = [
    ...due.map(({ kind, animal }, at) => ({
      kind,
      animal,
      progress: at < RUNNING ? ("running" as const) : ("todo" as const),
      isLate: (animal.due[kind] ?? 0) < 0,
    })),
    { routine: "last" as const, progress: "todo" as const, isLate: false },
    ...(["first", "feeding", "straw"] as const).map((routine) => ({ routine, progress: "done" as const, isLate: false })),
  ];
  const people = peopleOf(herd);
  const shared = all.map((task, at) => ({ ...task, by: present[at % present.length] ?? 0 }));
  return shared.sort((a, b) => Number(people[b.by]?.isReader) - Number(people[a.by]?.isReader));
}
