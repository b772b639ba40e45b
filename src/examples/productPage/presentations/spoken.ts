import { type Texts, textsIn } from "../../parts/textsIn";
import { counter } from "./numbers";
import type { PresentationTexts } from "./texts/presentationTexts";

type Words = Readonly<Record<"animals" | "calvings" | "tasks", readonly [one: string, more: string]>>;

const WORDS: Texts<Words> = {
  fr: { animals: ["animal", "animaux"], calvings: ["vêlage", "vêlages"], tasks: ["tâche", "tâches"] },
  en: { animals: ["animal", "animals"], calvings: ["calving", "calvings"], tasks: ["task", "tasks"] },
  de: { animals: ["Tier", "Tiere"], calvings: ["Abkalbung", "Abkalbungen"], tasks: ["Aufgabe", "Aufgaben"] },
  es: { animals: ["animal", "animales"], calvings: ["parto", "partos"], tasks: ["tarea", "tareas"] },
  it: { animals: ["animale", "animali"], calvings: ["parto", "parti"], tasks: ["attività", "attività"] },
};

/** Says a whole number as people do: `27 animaux`. */
export function spoken(language: PresentationTexts["language"], what: keyof Words): (cell: string) => string {
  const [one, more] = textsIn(WORDS, language)[what];
  const counted = counter(language);
  return (cell) => counted(Number(cell.replace(/\D/g, "")), one, more);
}
