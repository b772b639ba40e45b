import { observer } from "mobx-react-lite";
import { useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { SCREENS } from "../../generated/screens";
import type { Part } from "../loading/part";
import { type Account, AccountContext } from "./context/account";
import { usePublic } from "./context/public";
import { type Shell, ShellContext } from "./context/shell";
import { Notices } from "./notices/Notices";
import { RouterBridge, type RouterLink } from "./parts/RouterBridge";
import { usePart } from "./parts/usePart";
import { LoadFailure } from "./publicPages/LoadFailure";
import { LoginPage } from "./publicPages/LoginPage";
import { RootPage } from "./publicPages/RootPage";

interface AppProps {
  readonly router: RouterLink;
  /** The public pages beside the login page. */
  readonly account: Part<Account>;
  /** What is behind the sign-in. */
  readonly shell: Part<Shell>;
}

/** The router and the pages it draws. */
export function App({ router, account, shell }: AppProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <RouterBridge router={router} />
      <Pages account={account} shell={shell} />
      <ExpiredSession shell={shell} />
      <Notices />
    </BrowserRouter>
  );
}

/** The public pages by their addresses; every other one is the resolver's business. */
const Pages = observer(function Pages({ account, shell }: Omit<AppProps, "router">) {
  const { location } = usePublic();
  if (location.page.kind === "deciding") return <Deciding shell={shell} />;
  const page = (name: keyof Account["pages"]) => <AccountPage name={name} account={account} />;
  return (
    <>
      <Routes>
        <Route caseSensitive path={SCREENS.login.path} element={<LoginPage />} />
        <Route caseSensitive path={SCREENS.support.path} element={page("Support")} />
        <Route caseSensitive path={SCREENS.forgot.path} element={page("Forgot")} />
        <Route caseSensitive path={SCREENS.renew.path} element={page("Renew")} />
        <Route caseSensitive path={SCREENS.multi.path} element={page("Multi")} />
        <Route caseSensitive path={SCREENS.cgu.path} element={page("Cgu")} />
        <Route path={SCREENS.notFound.path} element={<Waiting shell={shell} />} />
      </Routes>
      <BehindSignIn shell={shell} />
    </>
  );
});

/** It is not known yet what may be opened: the shell is loading. */
const Deciding = observer(function Deciding({ shell }: { readonly shell: Part<Shell> }) {
  const { session } = usePublic();
  const { failed, retry } = useRetriedPart(session.signedIn ? shell : null);
  return failed ? <LoadFailure onRetry={retry} /> : <RootPage />;
});

const AccountPage = observer(function AccountPage({ name, account }: { name: keyof Account["pages"]; account: Part<Account> }) {
  const { value, failed, retry } = useRetriedPart(account);
  if (failed) return <LoadFailure onRetry={retry} />;
  if (value === null) return <RootPage />;
  const Page = value.pages[name];
  return (
    <AccountContext value={value.flows}>
      <Page />
    </AccountContext>
  );
});

/** Loaded anew when the network goes or comes back, when another page is opened, and on request. */
function useRetriedPart<T>(part: Part<T> | null) {
  const { network, location } = usePublic();
  const [retries, setRetries] = useState(0);
  const state = usePart(part, `${network.online} ${location.address} ${retries}`);
  return { ...state, retry: () => setRetries((before) => before + 1) };
}

/** Over whatever is open, which stays as it is. */
const ExpiredSession = observer(function ExpiredSession({ shell }: { readonly shell: Part<Shell> }) {
  const { session } = usePublic();
  const dialog = usePart(session.askingSignIn ? (shell.loaded()?.signInDialog ?? null) : null).value;
  return dialog && <dialog.Dialog again={dialog.again} />;
});

/** Until the shell is there, and on the way from one page to another. */
const Waiting = observer(function Waiting({ shell }: { readonly shell: Part<Shell> }) {
  return useShellPage(shell).isShown ? null : <RootPage />;
});

/**
 * The menus around a frame, where the guard has admitted the user. Beside a public page, and on the way from one page to
 * another, they stay, hidden, with their frames and what is typed there.
 */
const BehindSignIn = observer(function BehindSignIn(props: { readonly shell: Part<Shell> }) {
  const { shell, isShown } = useShellPage(props.shell);
  const [hasBeen, setHasBeen] = useState(false);
  const isKept = shell !== null && (isShown || hasBeen);
  if (isKept !== hasBeen) setHasBeen(isKept);
  return (
    isKept && (
      <div hidden={!isShown} inert={!isShown}>
        <ShellContext value={shell}>
          <shell.Page />
        </ShellContext>
      </div>
    )
  );
});

function useShellPage(part: Part<Shell>) {
  const { location, session } = usePublic();
  const shell = usePart(session.signedIn ? part : null).value;
  return { shell, isShown: shell !== null && location.page.kind !== "screen" };
}
