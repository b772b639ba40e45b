import { PARAMS } from "../../../../generated/params";
import { readDate, withSlashes, writeDate } from "../../../domain/inputs/dateText";
import type { Shell } from "../../../sdk";
import { addDays, type CalendarDay, formatDay, isoDay } from "../../../sdk/formats";
import { animalTyped, calledName } from "../../herd/animalTyped";
import { element } from "../../parts/element";
import { numberParts } from "../../parts/numberParts";
import { textsIn } from "../../parts/textsIn";
import { icon } from "../../subject/icon";
import type { HerdOnDay } from "../presentations/presentation";
import { CULLED, DIED, nextExit, otherHerds } from "../presentations/transfers";
import { TRANSFERS, type TransferKind } from "../presentations/transfersTexts";
import { ANIMAL_NAMES, animalNames } from "./animalNames";
import "./movementForm.css";
import { withoutYear } from "../../parts/withoutYear";
import { TEXTS } from "./movementFormTexts";
import { unsavedEntry } from "./unsavedEntries";

const ACTIONS: Readonly<Record<TransferKind, string>> = { entries: "animalEntered", exits: "animalLeft" };
const CALENDAR = '<path d="M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1M8 3v5M16 3v5M4 11h16"/>';
const OTHER_HERDS = "otherHerds";
const NATIONAL = new RegExp(PARAMS.numNational.pattern ?? "");

interface MovementForm {
  readonly shell: Shell;
  readonly kind: TransferKind;
  readonly herd: HerdOnDay;
  /** The day on which it is declared, which may be after that of the herd. */
  readonly today: () => CalendarDay;
}

/** The form that declares who comes or goes; what was declared waits on the device until it is sent. */
export function showMovementForm({ shell, kind, herd, today }: MovementForm, place: HTMLElement): void {
  const { language, numCheptel } = shell.context;
  const texts = textsIn(TEXTS, language);
  const words = texts[kind];
  const reasons = textsIn(TRANSFERS, language).reasons[kind];
  const isFor = JSON.stringify([kind, language, numCheptel, herd.today]);
  // What was typed stays while the page is told something else.
  if (place.dataset.for === isFor) return;
  place.dataset.for = isFor;
  const readDay = () => readDate(day.value, { today: today(), pastOnly: true });
  const animal = element("input", { name: "animal", ...PLAIN, ...(kind === "exits" && { list: ANIMAL_NAMES }) });
  const day = element("input", { name: "day", inputmode: "numeric", ...PLAIN, value: writeDate(herd.today) });
  const next = kind === "exits" ? nextExit(herd) : undefined;
  // Who is proposed is to be culled.
  const likely = next === undefined ? 0 : CULLED;
  const options = reasons.map((text, at) => element("option", { value: String(at), ...(at === likely && { selected: "" }) }, text));
  const reason = element("select", { name: "reason" }, ...options);
  const other = element("input", { name: "herd", ...PLAIN, list: OTHER_HERDS });
  const told = element("p", { role: "status" });
  const who = field("animal", words.animal, animal, kind === "entries" ? texts.numberHint : texts.nameHint);
  const calendar = element("button", { type: "button", "aria-haspopup": "dialog", "aria-label": texts.calendar }, icon(CALENDAR, 24));
  const when = field("day", texts.day, day, null, calendar);
  if (next !== undefined) {
    const planned = texts.planned(calledName(next.animal), withoutYear(formatDay(addDays(herd.today, next.days))));
    who.suggest(suggestion(planned, animal, calledName(next.animal)));
  }
  const whence = field("herd", words.otherHerd, other, texts.herdHint);
  const [latest] = kind === "entries" ? otherHerds(kind, herd) : [];
  if (latest !== undefined) whence.suggest(suggestion(texts.asLast(latest), other, latest));
  /** Who leaves for slaughter goes to no herd, and who died nowhere. */
  const goesTo = () => {
    if (kind === "entries") return;
    const isCulled = reason.selectedIndex === CULLED;
    whence.name(isCulled ? texts.slaughterhouse : words.otherHerd, isCulled ? texts.slaughterhouseHint : texts.herdHint);
    if (isCulled) other.removeAttribute("list");
    else other.setAttribute("list", OTHER_HERDS);
    whence.element.hidden = reason.selectedIndex === DIED;
  };
  reason.addEventListener("input", () => {
    other.value = "";
    goesTo();
  });
  goesTo();
  const form = element(
    "form",
    { class: "movement", "data-movement": kind, novalidate: "" },
    element("h2", {}, words.title),
    who.element,
    ...(kind === "exits" ? [animalNames(herd)] : []),
    when.element,
    field("reason", texts.reason, reason, null).element,
    whence.element,
    element("datalist", { id: OTHER_HERDS }, ...otherHerds(kind, herd).map((value) => element("option", { value }))),
    element("div", { class: "foot" }, element("button", { type: "submit" }, words.declare), told),
  );
  calendar.addEventListener("click", async () => {
    const { openCalendar } = await import("./openCalendar");
    const date = readDay();
    const onPick = (picked: CalendarDay) => {
      day.value = writeDate(picked);
      day.dispatchEvent(TYPED());
    };
    void openCalendar({ label: texts.day, language, chosen: date.kind === "day" ? date.day : null, today: today(), onPick });
  });
  let before = day.value;
  day.addEventListener("input", () => {
    day.value = withSlashes(day.value, before);
    before = day.value;
  });
  const unsaved = unsavedEntry(shell, kind);
  const inputs = [animal, day, reason, other];
  const valuesOf = () => inputs.map(({ value }) => value);
  let proposed = day.value;
  const drawn = valuesOf();
  const empty = () => inputs.map((input, at) => (input === day ? proposed : (drawn[at] ?? "")));
  /** A form in which nothing is begun is of today, however long it stands. */
  const follow = () => {
    const isUntouched = unsaved.values() === undefined && day.value === proposed;
    proposed = writeDate(today());
    if (!isUntouched) return;
    day.value = proposed;
    before = proposed;
  };
  const fill = (values: readonly string[]) => {
    for (const [at, input] of inputs.entries()) input.value = values[at] ?? "";
    before = day.value;
    goesTo();
  };
  const keep = () => {
    follow();
    const values = valuesOf();
    const nothing = empty();
    unsaved.keep(values.every((value, at) => value === nothing[at]) ? null : values);
  };
  form.addEventListener("input", keep);
  form.addEventListener("focusin", follow);
  let isDeclaring = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    // Pressed twice it is still one.
    if (isDeclaring) return;
    told.textContent = "";
    const typed = animal.value.replaceAll(/\s/g, "").toUpperCase();
    const number = kind === "entries" ? typed : (animalTyped(herd.animals, animal.value)?.number ?? "");
    const date = readDay();
    const isNumber = NATIONAL.test(number);
    who.refuse(isNumber ? "" : kind === "entries" ? texts.wrongNumber : texts.chooseOne);
    when.refuse(date.kind === "day" ? "" : texts.wrongDay(writeDate(today())));
    if (!isNumber) return animal.focus();
    if (date.kind !== "day") return day.focus();
    const payload = { animal: number, day: isoDay(date.day), reason: reasons[reason.selectedIndex], herd: other.value.trim() };
    const declared = valuesOf();
    isDeclaring = true;
    const answer = await shell.storageAction(ACTIONS[kind], payload, words.declare);
    isDeclaring = false;
    if (!answer.ok) return void shell.notice("negative", texts.notKept);
    const { head, last } = numberParts(number);
    follow();
    const nothing = empty();
    // The next one may have been begun meanwhile.
    fill(valuesOf().map((value, at) => (value === declared[at] ? (nothing[at] ?? "") : value)));
    keep();
    told.textContent = words.noted(`${head} ${last}`);
  });
  place.replaceChildren(form);
  const kept = unsaved.values();
  if (kept !== undefined) fill(kept);
}

/** What is likely, a press away. */
function suggestion(text: string, input: HTMLInputElement, value: string): HTMLElement {
  const button = element("button", { type: "button", class: "suggestion" }, text);
  button.addEventListener("click", () => {
    input.value = value;
    input.dispatchEvent(TYPED());
    input.focus();
  });
  return button;
}

/** As if it had been typed. */
const TYPED = () => new Event("input", { bubbles: true });
const PLAIN = { autocomplete: "off", autocapitalize: "characters", spellcheck: "false" } as const;

/** A field with its label, and what is wrong with it until it is changed. */
function field(name: string, label: string, input: HTMLInputElement | HTMLSelectElement, hint: string | null, beside?: HTMLElement) {
  const id = `${name}-error`;
  const error = element("p", { class: "error", role: "alert", id });
  const refuse = (text: string) => {
    error.textContent = text;
    input.ariaInvalid = String(text !== "");
  };
  input.setAttribute("aria-describedby", id);
  input.addEventListener("input", () => refuse(""));
  const note = element("p", { class: "note" }, hint ?? "");
  /** What helps to fill it: a hint beside its name, and below it what is likely. */
  const helps = element("div", { class: "helps" }, note);
  input.id = `${name}-field`;
  const labelled = element("label", { for: input.id }, label);
  const row = beside === undefined ? input : element("div", { class: "withCalendar" }, input, beside);
  const called = (text: string, hinted: string) => {
    labelled.textContent = text;
    note.textContent = hinted;
  };
  return {
    element: element("div", { "data-field": name }, labelled, row, ...(hint === null ? [] : [helps]), error),
    refuse,
    suggest: (likely: HTMLElement) => error.before(element("div", { class: "helps" }, likely)),
    name: called,
  };
}
