import { connectToShell, ShellError } from "../../sdk";
import { offerElsewhere } from "./elsewhere";
import { showAddress, showProtocol, showReceived } from "./received";
import "./style.css";

/** The demo sub-application: served under every frame base, it shows what it received and knows nothing else. */
async function start(): Promise<void> {
  showAddress();
  const shell = await connectToShell({ name: "demo" });
  let messages = 0;
  const follow = () => {
    messages += 1;
    showReceived(shell, messages);
  };
  shell.onContext(follow);
  shell.onOpen(follow);
  showReceived(shell, messages);
  showProtocol(shell.state);
  offerElsewhere(shell);
}

start().catch((error: unknown) => {
  showProtocol(error instanceof ShellError ? error.code : "failed");
});
