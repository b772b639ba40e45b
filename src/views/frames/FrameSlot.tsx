import { observer } from "mobx-react-lite";
import { shellText } from "../../../generated/text/shell";
import { labelKey } from "../../domain/labels/labelKey";
import type { LiveFrame } from "../../stores/framesStore";
import type { FailureProps, FrameActions, StoppedProps, UnconnectedProps } from "../context/failureProps";
import { useShell } from "../context/shell";
import { useApplicationName } from "../parts/useApplicationName";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import { TourLink } from "../tour/TourLink";
import { FailureCard } from "./FailureCard";
import { FrameDocument } from "./FrameDocument";
import styles from "./FrameSlot.module.css";

/** The place of one frame: its document, and what is said about it while there is none to look at. */
export const FrameSlot = observer(function FrameSlot({
  frame,
  shown,
  actions,
}: {
  frame: LiveFrame;
  shown: boolean;
  actions: FrameActions;
}) {
  const { t, find } = useTranslation();
  const { state, owner, destination } = frame;
  const application = useApplicationName()(owner.application);
  // Names of pages may come after the first frame.
  const page = frame.title || (destination.target.route !== null && find(labelKey.route(destination.target.route))) || application;
  const title = page === application ? page : t(shellText.frames.title, { page, application });
  return (
    <div className={styles.slot} inert={!shown} data-shown={shown} data-state={state.kind}>
      {isMounted(frame) && <FrameDocument key={frame.element} frame={frame} title={title} actions={actions} />}
      {state.kind === "loading" && (
        <div role="status" data-opening>
          <span />
          <p>{t(shellText.frames.loading, { page })}</p>
        </div>
      )}
      {state.kind === "failed" && (
        <Failure why={state.why} page={page} application={application} address={frame.src} onRetry={() => actions.retry(frame)} />
      )}
      {state.kind === "unconnected" && <Unconnected frame={frame} actions={actions} />}
      {owner.candidate && (
        <span className={styles.candidate} role="img" aria-label={t(shellText.frames.candidate, { page })} data-candidate />
      )}
    </div>
  );
});

function Failure({ why, address, ...failure }: FailureProps & { readonly address: string }) {
  if (why === "offline") return <NoNetwork {...failure} why={why} />;
  if (why === "notAnswering") return <FailureCard {...failure} why={why} texts={shellText.frames.notAnswering} />;
  return <Stopped {...failure} why={why} address={address} />;
}

/** With what works here without network, once that has come. */
function NoNetwork(failure: FailureProps) {
  const { t } = useTranslation();
  const card = usePart(useShell().offlineCard).value;
  if (card === null)
    return (
      <FailureCard {...failure} texts={shellText.frames.offline}>
        <TourLink />
      </FailureCard>
    );
  return (
    <card.OfflineCard offline={card.offline}>
      <button type="button" className="primary" onClick={failure.onRetry}>
        {t(shellText.frames.retry)}
      </button>
      <TourLink />
    </card.OfflineCard>
  );
}

function Stopped(failure: StoppedProps) {
  const cards = usePart(useShell().failureCards).value;
  return cards && <cards.StoppedCard {...failure} />;
}

function Unconnected(note: UnconnectedProps) {
  const cards = usePart(useShell().failureCards).value;
  return cards && <cards.UnconnectedNote {...note} />;
}

/** A page that is only slow may still come; one that was stopped must not go on behind its card. */
function isMounted({ state }: LiveFrame): boolean {
  return state.kind !== "failed" || !["serverError", "misbehaves", "tookFocus", "oldVersion"].includes(state.why);
}
