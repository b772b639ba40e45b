import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import { type Navigator, Route, Router, Routes } from "react-router-dom";
import { SCREENS } from "../../generated/screens";
import { FindingBanner } from "./FindingBanner";
import { Notices } from "./notices/Notices";
import { useShell } from "./shell";
import { LoginPage } from "./welcome/LoginPage";
import { RootPage } from "./welcome/RootPage";

const SupportPage = lazy(async () => ({ default: (await import("./welcome/SupportPage")).SupportPage }));
const ForgotPage = lazy(async () => ({ default: (await import("./welcome/ForgotPage")).ForgotPage }));
const RenewPage = lazy(async () => ({ default: (await import("./welcome/RenewPage")).RenewPage }));
const MultiPage = lazy(async () => ({ default: (await import("./welcome/MultiPage")).MultiPage }));
const CguPage = lazy(async () => ({ default: (await import("./welcome/CguPage")).CguPage }));
const ShellPage = lazy(async () => ({ default: (await import("./layout/ShellPage")).ShellPage }));

/** Every page: the public ones by address, all others in the shell, where the resolver has decided what is shown. */
export const App = observer(function App({ navigator }: { navigator: Navigator }) {
  const { place } = useShell();
  return (
    <Router location={place.address} navigator={navigator}>
      <Suspense fallback={<RootPage />}>
        <Routes>
          <Route path={SCREENS.root.path} element={<RootPage />} />
          <Route path={SCREENS.login.path} element={<LoginPage />} />
          <Route path={SCREENS.support.path} element={<SupportPage />} />
          <Route path={SCREENS.forgot.path} element={<ForgotPage />} />
          <Route path={SCREENS.renew.path} element={<RenewPage />} />
          <Route path={SCREENS.multi.path} element={<MultiPage />} />
          <Route path={SCREENS.cgu.path} element={<CguPage />} />
          <Route path={SCREENS.notFound.path} element={<InsidePage />} />
        </Routes>
      </Suspense>
      <Notices />
      <FindingBanner />
    </Router>
  );
});

/** Nothing of the shell is drawn before the guard has let somebody in. */
const InsidePage = observer(function InsidePage() {
  const { place, session } = useShell();
  return session.signedIn && place.place.kind !== "deciding" ? <ShellPage /> : <RootPage />;
});
