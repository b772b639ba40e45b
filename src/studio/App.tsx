import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Edit, Look } from "../../codegen/studio/requests";
import type { Written } from "../../codegen/studio/written";
import { Header } from "./layout/Header";
import { Nav } from "./layout/Nav";
import { MapScreen } from "./map/MapScreen";
import { MenuScreen } from "./menu/MenuScreen";
import { type Begun, ChangesScreen } from "./review/ChangesScreen";
import { FindingsScreen } from "./review/FindingsScreen";
import { useAddress } from "./work/address";
import { failureOf } from "./work/call";
import { useConnection } from "./work/context";
import { T } from "./work/pageTexts";
import { useAnswer } from "./work/useAnswer";
import { type Workspace, WorkspaceContext } from "./work/workspace";

const FIRST: Look = { persona: "", online: true, mode: null, language: "fr", changes: [] };

export function App() {
  const { call, failure } = useConnection();
  const [version, setVersion] = useState(0);
  const [given, setLook] = useState(FIRST);
  const [device, setDevice] = useState<Workspace["device"]>("desktop");
  const [showsHidden, setShowsHidden] = useState(true);
  const [said, notify] = useState("");
  const [begun, setBegun] = useState<Begun>({ chosen: null, reasons: {} });
  const isBusy = useRef(false);
  const [isWriting, setIsWriting] = useState(false);
  const { answer: state } = useAnswer("state", {}, version);
  const { answer: more, isAsking: isChecking } = useAnswer("check", {}, version);
  const { screen } = useAddress();
  const reload = useCallback(() => setVersion((last) => last + 1), []);

  // Back from an editor: what was written there counts at once.
  useEffect(() => {
    window.addEventListener("focus", reload);
    return () => window.removeEventListener("focus", reload);
  }, [reload]);

  const workspace = useMemo((): Workspace | null => {
    if (state === undefined) return null;
    const persona = state.personas.find(({ id }) => id === given.persona) ?? state.personas[0];
    const step = async (ask: () => Promise<Written>) => {
      // A second press, before anything can show that the first one counts.
      if (isBusy.current) return false;
      isBusy.current = true;
      setIsWriting(true);
      try {
        const { said: words, isWritten } = await ask();
        notify(words);
        return isWritten;
      } catch (error) {
        notify(T.failed[failureOf(error)]);
        return false;
      } finally {
        isBusy.current = false;
        setIsWriting(false);
        reload();
      }
    };
    return {
      state,
      findings: [...state.findings, ...(more ?? [])],
      isChecked: more !== undefined && !isChecking,
      version,
      look: { ...given, persona: persona?.id ?? "" },
      setLook,
      who: persona?.name ?? "",
      device,
      setDevice,
      showsHidden,
      setShowsHidden,
      isWriting,
      write: (edit: Edit) => step(() => call("write", { edit })),
      accept: (id: string, why: string) => step(() => call("accept", { id, why })),
      putBack: (id: string) => step(() => call("back", { id })),
      takeSnapshot: () => void step(() => call("snapshot", {})),
      undo: () => void step(() => call("undo", {})),
      reload,
      notify,
    };
  }, [state, more, isChecking, version, given, device, showsHidden, isWriting, call, reload]);

  if (workspace === null) return <p className="wait">{failure === null ? T.loading : T.failed[failure]}</p>;
  const shown = failure === null ? said : T.failed[failure];
  return (
    <WorkspaceContext value={workspace}>
      <Header />
      <Nav screen={screen} />
      <main>
        {workspace.state.isBroken && screen !== "findings" && (
          <p className="band">
            {workspace.state.personas.length === 0 ? T.noRegistry : workspace.state.broken} <a href="#findings">{T.toFindings}</a>
          </p>
        )}
        {screen === "menus" && <MenuScreen />}
        {screen === "map" && <MapScreen />}
        {screen === "findings" && <FindingsScreen />}
        {screen === "changes" && <ChangesScreen begun={begun} onBegin={setBegun} />}
      </main>
      <p className="toast" role="status" data-shown={shown !== "" || undefined}>
        {shown}
        {failure === "page" && (
          <button type="button" onClick={() => window.location.reload()}>
            {T.reload}
          </button>
        )}
        {failure === null && said !== "" && (
          <button type="button" onClick={() => notify("")}>
            {T.close}
          </button>
        )}
      </p>
    </WorkspaceContext>
  );
}
