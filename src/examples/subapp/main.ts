import { connectToShell, ShellError } from "../../sdk";
import { shellOrigin } from "../parts/shellOrigin";
import { showDashboard } from "./dashboard/showDashboard";
import { showNavigation } from "./navigation";
import { showAddress, showProtocol, showReceived } from "./received";
import "./style.css";
import { offerVariants } from "./variants";

/** The demo sub-application: served under every frame base, it shows what it received and knows nothing else. */
async function start(): Promise<void> {
  showAddress();
  const around = shellOrigin(window);
  const shell = await connectToShell({ name: "demo", ...(around === undefined ? {} : { shellOrigin: around }) });
  let messages = 0;
  const follow = () => {
    messages += 1;
    showReceived(shell, messages);
    showDashboard(shell);
    void offerVariants(shell);
  };
  shell.onContext(follow);
  shell.onOpen(follow);
  showReceived(shell, messages);
  showDashboard(shell);
  void offerVariants(shell);
  showProtocol(shell.state);
  showNavigation(shell);
  const { passwordMinimumAccount } = shell.context.limits;
  if (passwordMinimumAccount !== undefined)
    await (await import("./account/showAccountForm")).showAccountForm(shell, passwordMinimumAccount);
}

start().catch((error: unknown) => {
  showProtocol(error instanceof ShellError ? error.code : "failed");
});
