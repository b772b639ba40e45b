import { animalTyped, calledName } from "../../herd/animalTyped";
import { element } from "../../parts/element";
import { CROSS, icon } from "../../subject/icon";
import type { HerdOnDay, NotedField, Noting } from "../presentations/presentation";
import { ANIMAL_NAMES, animalNames } from "./animalNames";
import type { NotingTexts } from "./notingTexts";
import "./styles/paper.css";
import type { unsavedEntry } from "./unsavedEntries";

const AMOUNT = /^\d+(?:[.,]\d+)?$/;

interface Shown {
  readonly noting: Noting;
  readonly herd: HerdOnDay;
  readonly texts: NotingTexts & Readonly<Record<"close" | "notKept", string>>;
  /** What is typed and not saved yet, also from before the form was taken away. */
  readonly unsaved: ReturnType<typeof unsavedEntry>;
  /** Whether it is safe on the device. */
  readonly save: (values: readonly string[]) => Promise<boolean>;
}

/** A short form over the page, for what is noted on it: it closes once that is kept. */
export function showNoting({ noting, herd, texts, unsaved, save }: Shown): void {
  const fields = noting.fields.map((field) => fieldOf(field, herd, texts));
  const leave = element("button", { type: "button", "aria-label": texts.close }, icon(CROSS, 22));
  const told = element("p", { class: "error", role: "alert" });
  const form = element(
    "form",
    { novalidate: "" },
    element("header", {}, element("h2", { id: "noting" }, noting.name), leave),
    ...fields.map((field) => field.element),
    ...(noting.fields.some(({ kind }) => kind === "animal") ? [animalNames(herd)] : []),
    told,
    element("footer", {}, element("button", { type: "submit", class: "main" }, texts.save)),
  );
  const dialog = element("dialog", { class: "paper", "aria-labelledby": "noting" }, form);
  leave.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (unsaved.isHere()) unsaved.keep(null);
  });
  const typed = () => fields.map(({ input }) => input.value);
  const empty = typed();
  for (const [at, { input }] of fields.entries()) input.value = unsaved.values()?.[at] ?? input.value;
  form.addEventListener("input", () => {
    const values = typed();
    unsaved.keep(values.every((value, at) => value === empty[at]) ? null : values);
  });
  let isSaving = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    // Pressed twice it is still one.
    if (isSaving) return;
    told.textContent = "";
    const values = fields.map((field) => field.read());
    const wrong = fields.find((_, at) => values[at] === null);
    if (wrong !== undefined) return wrong.input.focus();
    isSaving = true;
    const isKept = await save(values.map((value) => value ?? ""));
    isSaving = false;
    if (isKept) {
      unsaved.keep(null);
      dialog.close();
    } else told.textContent = texts.notKept;
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** A field, and what it holds as it is kept; null: it cannot be read, which is said below it. */
function fieldOf(field: NotedField, herd: HerdOnDay, texts: NotingTexts) {
  const { name, kind } = field;
  const plain = { autocomplete: "off", spellcheck: "false" };
  const input =
    kind === "choice"
      ? element("select", {}, ...field.options.map((option, at) => element("option", { value: String(at) }, option)))
      : element("input", kind === "animal" ? { ...plain, list: ANIMAL_NAMES } : { ...plain, inputmode: "decimal" });
  const error = element("p", { class: "error", role: "alert" });
  input.addEventListener("input", () => {
    error.textContent = "";
    input.ariaInvalid = null;
  });
  const written = (): string | null => {
    if (kind === "choice") return input.value;
    const typed = input.value.trim();
    if (kind === "amount") return AMOUNT.test(typed) ? typed.replace(",", ".") : null;
    return animalTyped(herd.animals, typed)?.number ?? null;
  };
  const read = () => {
    const value = input.value.trim() === "" ? null : written();
    input.ariaInvalid = value === null ? "true" : null;
    error.textContent = value !== null ? "" : kind === "animal" ? texts.wrongAnimal(example(herd)) : texts.wrongAmount;
    return value;
  };
  const unit = kind === "amount" && field.unit !== "" ? ` (${field.unit})` : "";
  return { element: element("div", {}, element("label", {}, element("span", {}, `${name}${unit}`), input), error), input, read };
}

function example({ animals: [first] }: HerdOnDay): string {
  return first === undefined ? "" : calledName(first);
}
