import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import type { Screen } from "../domain/registry/tables";
import type { Resolution } from "../domain/resolver/resolveRoute";
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

/** The page of the place the guard has let somebody into: one of the shell's own screens, or the menus around a frame. */
export const App = observer(function App() {
  const { place } = useShell().place;
  return (
    <>
      <Suspense fallback={<RootPage />}>
        {place.kind === "deciding" && <RootPage />}
        {place.kind === "screen" && <ScreenPage screen={place.screen} resolution={place.resolution} />}
        {(place.kind === "frame" || place.kind === "empty") && <ShellPage />}
      </Suspense>
      <Notices />
      <FindingBanner />
    </>
  );
});

function ScreenPage({ screen, resolution: { params } }: { screen: Screen; resolution: Resolution }) {
  switch (screen) {
    case "login":
      return <LoginPage />;
    case "support":
      return <SupportPage />;
    case "forgot":
      return <ForgotPage />;
    case "renew":
      return <RenewPage email={String(params.email ?? "")} token={String(params.token ?? "")} />;
    case "multi":
      return <MultiPage />;
    case "cgu":
      return <CguPage />;
    case "root":
    case "notFound":
      return <RootPage />;
    default:
      return screen satisfies never;
  }
}
