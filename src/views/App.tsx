import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { SCREENS } from "../../generated/screens";
import { useFront } from "./context/public";
import { type Shell, ShellContext } from "./context/shell";
import { Notices } from "./notices/Notices";
import { FollowRouter } from "./parts/RouterBridge";
import type { LaterPages } from "./publicPages/accountPages";
import { LoadErrorBoundary } from "./publicPages/LoadErrorBoundary";
import { LoginPage } from "./publicPages/LoginPage";
import { RootPage } from "./publicPages/RootPage";

/** What is behind the sign-in, once it has come. */
type Inside = () => Shell | null;

/** The router and the pages it draws. */
export function App({ inside }: { readonly inside: Inside }) {
  const { router, createPages } = useFront();
  const [pages, setPages] = useState(createPages);
  return (
    <BrowserRouter useTransitions={false}>
      <FollowRouter router={router} />
      <LoadErrorBoundary onAgain={() => setPages(createPages())}>
        <Suspense fallback={<RootPage />}>
          <Pages pages={pages} inside={inside} />
        </Suspense>
      </LoadErrorBoundary>
      <ExpiredSession />
      <Notices />
    </BrowserRouter>
  );
}

/** The public pages by their addresses; every other one is the resolver's business. */
const Pages = observer(function Pages({ pages, inside }: { readonly pages: LaterPages; readonly inside: Inside }) {
  const { location } = useFront();
  if (location.page.kind === "deciding") return <RootPage />;
  return (
    <Routes>
      <Route caseSensitive path={SCREENS.login.path} element={<LoginPage />} />
      <Route caseSensitive path={SCREENS.support.path} element={<pages.Support />} />
      <Route caseSensitive path={SCREENS.forgot.path} element={<pages.Forgot />} />
      <Route caseSensitive path={SCREENS.renew.path} element={<pages.Renew />} />
      <Route caseSensitive path={SCREENS.multi.path} element={<pages.Multi />} />
      <Route caseSensitive path={SCREENS.cgu.path} element={<pages.Cgu />} />
      <Route path={SCREENS.notFound.path} element={<InsidePage inside={inside} />} />
    </Routes>
  );
});

/** Over whatever is open, which stays as it is. */
const ExpiredSession = observer(function ExpiredSession() {
  const { session, signInSheet } = useFront();
  const Sheet = session.askingSignIn ? signInSheet() : null;
  return Sheet && <Sheet />;
});

/** The menus around a frame, where the guard has let somebody in. On the way from one page to another they stay, hidden, with their frames. */
const InsidePage = observer(function InsidePage({ inside }: { readonly inside: Inside }) {
  const { location } = useFront();
  const [hasBeen, setHasBeen] = useState(false);
  const shell = inside();
  const isReady = shell !== null && location.page.kind !== "screen";
  if (isReady && !hasBeen) setHasBeen(true);
  return (
    <>
      {!isReady && <RootPage />}
      {shell && (isReady || hasBeen) && (
        <div hidden={!isReady}>
          <ShellContext value={shell}>
            <shell.Page />
          </ShellContext>
        </div>
      )}
    </>
  );
});
