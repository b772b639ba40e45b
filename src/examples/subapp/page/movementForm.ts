import { PARAMS } from "../../../../generated/params";
import type { Shell } from "../../../sdk";
import { isoDay } from "../../../sdk/formats";
import { animalNamed, type SampleAnimal } from "../../herd/sampleAnimals";
import { element } from "../../parts/element";
import { numberParts } from "../../parts/numberParts";
import { textsIn } from "../../parts/textsIn";
import type { HerdOnDay } from "../presentations/presentation";
import type { TransferKind } from "../presentations/transfers";
import "./movementForm.css";
import { TEXTS } from "./movementFormTexts";

const ACTIONS: Readonly<Record<TransferKind, string>> = { entries: "animalEntered", exits: "animalLeft" };
const NATIONAL = new RegExp(PARAMS.numNational.pattern ?? "");

interface MovementForm {
  readonly shell: Shell;
  readonly kind: TransferKind;
  readonly herd: HerdOnDay;
  readonly reasons: readonly string[];
}

/** The form that declares who comes or goes; what was declared waits on the device until it is sent. */
export function showMovementForm({ shell, kind, herd, reasons }: MovementForm, place: HTMLElement): void {
  const { language, numCheptel } = shell.context;
  const texts = textsIn(TEXTS, language);
  const words = texts[kind];
  const isFor = JSON.stringify([kind, language, numCheptel]);
  // What was typed stays while the page is told something else.
  if (place.dataset.for === isFor) return;
  place.dataset.for = isFor;
  const animal = element("input", { name: "animal", required: "", autocomplete: "off", autocapitalize: "characters", spellcheck: "false" });
  const day = element("input", { name: "day", type: "date", required: "", value: isoDay(herd.today), max: isoDay(herd.today) });
  const reason = element("select", { name: "reason" }, ...reasons.map((text) => element("option", {}, text)));
  const other = element("input", { name: "herd", autocomplete: "off", spellcheck: "false" });
  const told = element("p", { role: "status" });
  const error = element("p", { class: "error", role: "alert", id: "animal-error" });
  const field = (label: string, input: HTMLElement, ...under: readonly HTMLElement[]) =>
    element("div", {}, element("label", {}, element("span", {}, label), input), ...under);
  const form = element(
    "form",
    { class: "movement", "data-movement": kind, novalidate: "" },
    element("h2", {}, words.title),
    field(words.animal, animal, element("p", { class: "note" }, texts.numberHint), error),
    field(texts.day, day),
    field(texts.reason, reason),
    field(words.otherHerd, other),
    element("div", { class: "foot" }, element("button", { type: "submit" }, words.declare), told),
  );
  animal.setAttribute("aria-describedby", "animal-error");
  const refuse = (text: string) => {
    error.textContent = text;
    animal.ariaInvalid = String(text !== "");
  };
  animal.addEventListener("input", () => refuse(""));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    told.textContent = "";
    const number = numberFrom(kind, animal.value, herd.animals);
    if (number === null) {
      refuse(kind === "entries" ? texts.wrongNumber : texts.unknownAnimal);
      return animal.focus();
    }
    const payload = { animal: number, day: day.value, reason: reason.value, herd: other.value.trim() };
    const answer = await shell.storageAction(ACTIONS[kind], payload, words.declare);
    if (!answer.ok) return void shell.notice("negative", texts.notKept);
    const { head, last } = numberParts(number);
    form.reset();
    told.textContent = words.noted(`${head} ${last}`);
  });
  place.replaceChildren(form);
}

/** The number of the animal; who leaves must be one of the herd, by any part that names it. */
function numberFrom(kind: TransferKind, typed: string, animals: readonly SampleAnimal[]): string | null {
  if (kind === "exits") return animalNamed(animals, typed)?.number ?? null;
  const written = typed.replaceAll(/\s/g, "").toUpperCase();
  return NATIONAL.test(written) ? written : null;
}
