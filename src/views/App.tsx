import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { SCREENS } from "../../generated/screens";
import { FollowRouter } from "./FollowRouter";
import { useFront } from "./front";
import { Notices } from "./notices/Notices";
import { ShellContext } from "./shell";
import { LoginPage } from "./welcome/LoginPage";
import { RootPage } from "./welcome/RootPage";

const SupportPage = lazy(async () => ({ default: (await import("./welcome/SupportPage")).SupportPage }));
const ForgotPage = lazy(async () => ({ default: (await import("./welcome/ForgotPage")).ForgotPage }));
const RenewPage = lazy(async () => ({ default: (await import("./welcome/RenewPage")).RenewPage }));
const MultiPage = lazy(async () => ({ default: (await import("./welcome/MultiPage")).MultiPage }));
const CguPage = lazy(async () => ({ default: (await import("./welcome/CguPage")).CguPage }));
const ShellPage = lazy(async () => ({ default: (await import("./layout/ShellPage")).ShellPage }));

/** The router and the pages it draws. */
export function App() {
  const { router } = useFront();
  return (
    <BrowserRouter useTransitions={false}>
      <FollowRouter router={router} />
      <Suspense fallback={<RootPage />}>
        <Pages />
      </Suspense>
      <Notices />
    </BrowserRouter>
  );
}

/** The public pages by their addresses; every other one is the resolver's business. */
const Pages = observer(function Pages() {
  const { place } = useFront();
  if (place.place.kind === "deciding") return <RootPage />;
  return (
    <Routes>
      <Route caseSensitive path={SCREENS.login.path} element={<LoginPage />} />
      <Route caseSensitive path={SCREENS.support.path} element={<SupportPage />} />
      <Route caseSensitive path={SCREENS.forgot.path} element={<ForgotPage />} />
      <Route caseSensitive path={SCREENS.renew.path} element={<RenewPage />} />
      <Route caseSensitive path={SCREENS.multi.path} element={<MultiPage />} />
      <Route caseSensitive path={SCREENS.cgu.path} element={<CguPage />} />
      <Route path={SCREENS.root.path} element={<RootPage />} />
      <Route path={SCREENS.notFound.path} element={<InsidePage />} />
    </Routes>
  );
});

/** The menus around a frame, where the guard has let somebody in. */
const InsidePage = observer(function InsidePage() {
  const { place, inside } = useFront();
  const shell = inside();
  if (shell === null || place.place.kind === "screen") return <RootPage />;
  return (
    <ShellContext value={shell}>
      <ShellPage />
    </ShellContext>
  );
});
