/** @jsxImportSource vue */
import { computed, defineComponent, onUnmounted, ref, watch } from "vue";
import { DEMO_LINKS } from "../../../generated/demoPages";
import type { RouteParams } from "../../../generated/routeNames";
import type { Shell } from "../../sdk";
import { herdFacts } from "../herd/herdFacts";
import type { SampleLot } from "../herd/lots";
import { showReceived } from "../parts/showReceived";
import { textsIn } from "../parts/textsIn";
import { FarmMap } from "./FarmMap";
import { PLACES } from "./farmPlan";
import { GreyLots } from "./GreyLots";
import { LotPanel } from "./LotPanel";
import styles from "./Lots.module.css";
import { isUrgent, lateFirst, lateOf } from "./lateOf";
import { type LotAction, readLotRequest } from "./lotRequest";
import { headOf } from "./lotsTexts";
import { PageHead } from "./PageHead";
import { TEXTS } from "./texts";
import { useContext } from "./useContext";
import { type LotEntry, useEntries } from "./useEntries";
import { useLots } from "./useLots";

/** Beside the plan there is room for a lot that nobody chose yet. */
const WIDE = "(min-width: 841px)";

interface LotsPageProps {
  readonly shell: Shell<RouteParams>;
}

/** The map with the lot that is chosen, by hand or by a deep link. */
export const LotsPage = defineComponent(
  ({ shell }: LotsPageProps) => {
    const context = useContext(shell);
    const { herd, lots, placement, sending, forget, act, move } = useLots(shell, context);
    const { entryOf, enter, leaveHerd } = useEntries(shell);
    const chosen = ref<string | null>(null);
    /** The lot of which has been noted what the page was opened for. */
    const noted = ref<string | null>(null);
    const herdName = ref("");
    const texts = computed(() => textsIn(TEXTS, context.value.language));
    const asked = computed(() => readLotRequest(shell.address.path, context.value.params.id));

    watch(
      context,
      (now, before) => {
        showReceived(shell);
        void shell.getUser().then((user) => {
          herdName.value = (user.ok && user.value.elevageEnCours?.denomination) || "";
        });
        if (before !== undefined && now.numCheptel !== before.numCheptel) {
          chosen.value = null;
          leaveHerd();
        }
        const { lot } = readLotRequest(shell.address.path, now.params.id);
        const isOther = now.route !== before?.route || now.params.id !== before?.params.id;
        if (isOther || now.numCheptel !== before?.numCheptel) noted.value = null;
        if (lot !== null && isOther) chosen.value = lot;
      },
      { immediate: true },
    );
    watch([context, herd], () => (context.value.numCheptel === null || herd.value !== null) && shell.ready(), { immediate: true });
    const refused = (kept: boolean | null) => {
      if (kept === false) void shell.notice("negative", texts.value.notKept);
    };
    /** What is not recorded stays in its field. */
    const recorded = async (lot: string, done: Promise<boolean | null>, rest: (entry: LotEntry) => Partial<LotEntry>) => {
      const before = herd.value;
      const kept = await done;
      refused(kept);
      if (kept && herd.value === before) enter(lot, rest(entryOf(lot)));
    };
    const nameOf = (lot: string) => `${texts.value.lot}\u00a0${lot}`;
    const placeName = (place: string | undefined) => PLACES.find(({ id }) => id === place)?.name ?? "";
    const record = async (lot: string, what: LotAction) => {
      const kept = await act("lotRecord", { lot, what }, `${nameOf(lot)} · ${texts.value.actions[what]}`);
      refused(kept);
      if (kept) noted.value = lot;
    };
    const choose = (lot: string) => {
      chosen.value = lot;
      noted.value = null;
      forget();
    };
    const byUrgency = computed(() => lateFirst(lots.value));
    const worst = computed(() => byUrgency.value.find(({ animals }) => lateOf(animals).length > 0)?.id);
    const wide = window.matchMedia(WIDE);
    const isWide = ref(wide.matches);
    const widen = () => {
      isWide.value = wide.matches;
    };
    wide.addEventListener("change", widen);
    onUnmounted(() => wide.removeEventListener("change", widen));
    const shown = computed(() => chosen.value ?? (isWide.value ? (byUrgency.value[0]?.id ?? null) : null));
    /** "constat, vêlage" */
    const lateWords = (animals: SampleLot["animals"]) =>
      [...new Set(lateOf(animals).map(({ kind }) => texts.value.briefly[kind]))].join(", ");
    const facts = computed(() => {
      if (herd.value === null) return null;
      const heads = (ofCows: boolean) =>
        lots.value.filter(({ of }) => (of === "cows") === ofCows).reduce((sum, { animals }) => sum + animals.length, 0);
      return herdFacts(herdName.value, herd.value, { cows: heads(true), young: heads(false) }, context.value.language);
    });
    const isLoading = computed(() => context.value.numCheptel !== null && herd.value === null);
    const lot = computed(() => lots.value.find(({ id }) => id === shown.value));
    const hint = () => {
      if (context.value.numCheptel === null) return texts.value.noHerd;
      return chosen.value !== null && herd.value !== null && lot.value === undefined
        ? texts.value.unknown(chosen.value)
        : texts.value.choose;
    };
    const panel = (one: SampleLot) => (
      <LotPanel
        texts={texts.value}
        lot={one}
        placement={placement.value}
        asked={asked.value.what}
        entry={entryOf(one.id)}
        onEnter={(part) => enter(one.id, part)}
        onMove={(place) =>
          void recorded(one.id, move(one.id, place, `${nameOf(one.id)} → ${placeName(place)}`), ({ target }) =>
            target === place ? { target: "" } : {},
          )
        }
        onCheck={(animals) =>
          void recorded(
            one.id,
            act("lotChecked", { lot: one.id, animals }, `${nameOf(one.id)} · ${texts.value.checked(animals.length, one.animals.length)}`),
            ({ checked }) => ({
              checked: checked.filter((id) => !animals.includes(id)),
            }),
          )
        }
        isNoted={noted.value === one.id}
        onNote={(what) => void record(one.id, what)}
        onAnimal={(id) => void shell.navigate(DEMO_LINKS.lots.animal, { id })}
      />
    );
    return () => (
      <main class={styles.page} data-herd={herd.value} data-chosen={shown.value} aria-busy={isLoading.value}>
        <PageHead class={styles.title} title={texts.value.title} context={context.value} herd={facts.value} />
        {context.value.numCheptel !== null && (
          <FarmMap
            texts={texts.value}
            lots={lots.value}
            placement={placement.value}
            chosen={shown.value}
            worst={worst.value}
            onChoose={choose}
          />
        )}
        <div class={styles.side}>
          <nav class={styles.lots} aria-labelledby="lots-title">
            <h2 id="lots-title">{worst.value === undefined ? texts.value.lots : texts.value.lateFirst}</h2>
            {isLoading.value && <GreyLots />}
            <ul>
              {byUrgency.value.map(({ id, of, animals }) => (
                <li key={id}>
                  <button type="button" aria-pressed={shown.value === id} data-choose={id} onClick={() => choose(id)}>
                    <span>
                      <span>
                        <b>{nameOf(id)}</b> · {placeName(placement.value[id])}
                      </span>
                      <small>{[headOf(texts.value, of, animals.length), lateWords(animals)].filter(Boolean).join(" · ")}</small>
                    </span>
                    <span class={styles.end}>
                      {lateOf(animals).length > 0 && (
                        <em data-urgent={isUrgent(animals)} data-first={id === worst.value}>
                          {texts.value.late(lateOf(animals).length)}
                        </em>
                      )}
                      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                        <path d="m9 6 6 6-6 6" />
                      </svg>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          {lot.value === undefined ? (
            <p role="status" class="muted">
              {isLoading.value ? "" : hint()}
            </p>
          ) : (
            panel(lot.value)
          )}
          <p class={styles.sending} role="status" data-sending={sending.value}>
            {sending.value === "none" ? "" : texts.value.sending[sending.value]}
          </p>
        </div>
      </main>
    );
  },
  { name: "LotsPage", props: ["shell"] },
);
