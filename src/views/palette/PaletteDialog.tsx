import { observer } from "mobx-react-lite";
import { type KeyboardEvent, startTransition, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LIMITS, QUICK_ACCESS, SHELL_ROUTES } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { paletteText } from "../../../generated/text/palette";
import { shellText } from "../../../generated/text/shell";
import { readSearch } from "../../domain/inputs/searchText";
import { appendScannedKey, scannedNumber, type TagScan } from "../../domain/search/tagScan";
import { Dialog } from "../dialogs/Dialog";
import { Glyph } from "../parts/Glyph";
import { RightsContacts } from "../parts/RightsContacts";
import { usePageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";
import { useFreshFigures } from "../tiles/useFreshFigures";
import styles from "./Palette.module.css";
import lines from "./PaletteList.module.css";
import { PaletteOption } from "./PaletteOption";
import { useAnimalSearchRefusal } from "./useAnimalSearchRefusal";
import { usePaletteOptions } from "./usePaletteOptions";

/** Lines that Page Up and Page Down go by. */
const PAGE = 8;

interface PaletteDialogProps {
  /** What was typed before it had come. */
  readonly begun: string;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** One field for pages, herds, actions and the search of an animal: a combobox over a list (WAI-ARIA), in a dialog. */
export const PaletteDialog = observer(function PaletteDialog({ begun, onClose, onLeave }: PaletteDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const scan = useRef<TagScan | null>(null);
  const [typed, setTyped] = useState(begun);
  /** By its key: what comes later moves the lines. */
  const [marked, setMarked] = useState<string | null>(null);
  // After the field is there: the list takes a phone longer than a press may.
  const [isListed, setListed] = useState(false);
  useEffect(() => startTransition(() => setListed(true)), []);
  const { groups, total, meant } = usePaletteOptions(isListed ? typed : null, onLeave);
  useFreshFigures();
  const refusal = useAnimalSearchRefusal();
  const nameOf = usePageName();
  const choices = groups.flatMap((group) => group.options);
  const at = choices.findIndex(({ key }) => key === marked);
  const optionId = (index: number) => `${id}-option-${index}`;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, timeStamp, ctrlKey, metaKey, shiftKey } = event;
    if (!isListed) flushSync(() => setListed(true));
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[key];
    if (step !== undefined) {
      event.preventDefault();
      // As they stand there: the first key has only just brought them.
      const drawn = [...(list.current?.querySelectorAll<HTMLElement>("[data-choice]") ?? [])];
      const from = drawn.findIndex(({ ariaSelected }) => ariaSelected === "true");
      setMarked(drawn[moved(from, step, drawn.length)]?.dataset.choice ?? null);
    } else if (key === "Enter") {
      event.preventDefault();
      const isTag = scannedNumber(scan.current, timeStamp, QUICK_ACCESS) !== null;
      const animal = isTag ? list.current?.querySelector('[data-choice="animal"]') : null;
      // As a click on the line would be: with Ctrl or ⌘ the browser opens another tab.
      const line = animal ?? list.current?.querySelector('[aria-selected="true"]');
      line?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    } else if (!ctrlKey && !metaKey) scan.current = appendScannedKey(scan.current, key, timeStamp, QUICK_ACCESS);
  };

  const minimum = LIMITS.searchMinimumCharacters;
  const isNumber = /\d/.test(typed);
  // Said to those who begin a number and may search animals.
  const short = isNumber && refusal === null && readSearch(typed, minimum).kind === "short";
  const isEmpty = isListed && typed.trim() !== "" && total === 0 && !short;
  // Whoever types a number means an animal, which is not missing: it may not be searched.
  const isRefused = isEmpty && isNumber && refusal !== null;
  // What is offered instead of a result was not asked for.
  const active = choices.length === 0 || (total === 0 && at < 0) ? -1 : Math.max(0, at);
  let index = -1;
  return (
    <Dialog label={t(pagesText.search.title)} onClose={onClose}>
      <div className={styles.palette}>
        <div className={styles.head}>
          <Glyph name="search" />
          <input
            ref={field}
            className={styles.field}
            type="text"
            role="combobox"
            aria-label={t(pagesText.search.title)}
            aria-expanded={choices.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : optionId(active)}
            placeholder={t(pagesText.search.hint)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setMarked(null);
              list.current?.scrollTo(0, 0);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="sign" data-close aria-label={t(paletteText.search.close)} onClick={onClose}>
            <Glyph name="close" />
          </button>
        </div>
        <div role="status" className={isEmpty || short || meant !== null ? lines.note : "visuallyHidden"}>
          {isEmpty && !isRefused && t(paletteText.search.empty, { query: typed.trim() })}
          {isRefused &&
            (refusal === "offline"
              ? t(shellText.frames.offline.title, { page: nameOf(SHELL_ROUTES.search) })
              : t(paletteText.search.refused))}
          {!isEmpty && meant !== null && (
            <button
              type="button"
              onClick={() => {
                setTyped(meant);
                field.current?.focus();
              }}
            >
              {t(paletteText.search.meant, { words: meant })}
            </button>
          )}
          {isListed && !isEmpty && typed.trim() !== "" && (
            <span className={meant === null ? undefined : "visuallyHidden"}>{t(RESULTS, { count: total })}</span>
          )}
          {short && <p>{t(pagesText.search.minimum, { minimum })}</p>}
        </div>
        {isRefused && refusal !== "offline" && (
          <div className={lines.contacts}>
            <RightsContacts />
          </div>
        )}
        <div ref={list} id={`${id}-list`} className={`fades ${lines.list}`} role="listbox" aria-label={t(pagesText.search.title)}>
          {groups.map((group) => (
            <fieldset key={group.id} aria-label={group.title ?? t(paletteText.search.actions)} data-group={group.id}>
              {group.title !== null && (
                <div className={lines.title} aria-hidden="true">
                  {group.title}
                </div>
              )}
              {group.options.map((choice) => {
                index += 1;
                const { key } = choice;
                return (
                  <PaletteOption
                    key={key}
                    option={choice}
                    typed={typed}
                    id={optionId(index)}
                    active={index === active}
                    onPoint={() => setMarked(key)}
                  />
                );
              })}
              {group.more > 0 && (
                <div className={lines.more} aria-hidden="true">
                  {t(MORE, { count: group.more })}
                </div>
              )}
            </fieldset>
          ))}
        </div>
        {isListed && (
          <p className={lines.keys} aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> <kbd>{t(paletteText.shortcuts.key.enter)}</kbd> {t(paletteText.shortcuts.move)}
          </p>
        )}
      </div>
    </Dialog>
  );
});

/** One line on goes round, several stop at the end; before the first key it stands on none. */
function moved(at: number, step: number, count: number): number {
  if (count === 0) return 0;
  if (Math.abs(step) === 1) return (Math.max(at, step > 0 ? -1 : 0) + step + count) % count;
  return Math.min(count - 1, Math.max(0, at + step));
}

/** Common stems of the plural forms. */
const RESULTS = paletteText.search.results_other.replace(/_other$/, "");
const MORE = paletteText.search.more_other.replace(/_other$/, "");
