import { connectToShell, type Shell, ShellError } from "../../sdk";
import { connection } from "../parts/connection";
import { fetchTypeface } from "../parts/typeface";
import { basePath } from "../subject/basePath";
import { showDashboard } from "./dashboard/showDashboard";
import { showNavigation } from "./navigation";
import { showAddress, showProtocol, showReceived } from "./received";
import "../subject/hues.css";
import "../subject/pageHead.css";
import "../subject/related.css";
import "./style.css";
import "./page/styles/actions.css";
import "./chart/chart.css";
import "./chart/dots.css";
import "./page/styles/product.css";
import "./page/styles/figures.css";
import "./page/styles/rows.css";
import "./page/styles/phone.css";
import { offerVariants } from "./variants";

/** The demo sub-application: served under every frame base, it makes a page of what the registry says and what it received. */
async function start(): Promise<void> {
  showAddress();
  const shell = await connectToShell(connection("demo"));
  let messages = 0;
  const { passwordMinimumAccount } = shell.context.limits;
  const form =
    passwordMinimumAccount === undefined
      ? undefined
      : import("./account/showAccountForm").then(({ showAccountForm }) => showAccountForm(shell, passwordMinimumAccount));
  const show = async (isOpened = false) => {
    showReceived(shell, messages);
    showDashboard(shell, async (numCheptel, name) => (await import("./preview/moreFigures")).moreFigures(shell, numCheptel, name));
    void offerVariants(shell);
    try {
      if (shell.context.query.view !== "mini") await showPage(shell, form, isOpened);
    } finally {
      void shell
        .ready()
        .then(() => fetchTypeface(window))
        .catch(() => undefined);
    }
  };
  const follow = (isOpened: boolean) => {
    messages += 1;
    void show(isOpened);
  };
  shell.onContext(() => follow(false));
  shell.onOpen(() => {
    follow(true);
    window.scrollTo(0, 0);
  });
  void show();
  showProtocol(shell.state);
  showNavigation(shell);
  await form;
}

/** In a part of its own: the small views of the menu do without. */
async function showPage(shell: Shell, form: Promise<void> | undefined, isOpened: boolean): Promise<void> {
  const { showProduct } = await import("./page/showProduct");
  await showProduct(shell, basePath(), form, isOpened);
}

start().catch((error: unknown) => {
  showProtocol(error instanceof ShellError ? error.code : "failed");
});
