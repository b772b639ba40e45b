import { createApp } from "vue";
import type { RouteParams } from "../../../generated/routeNames";
import { connectToShell, ShellError } from "../../sdk";
import { connection } from "../parts/connection";
import { drawGreyRows } from "../parts/drawGreyRows";
import { LotsPage } from "./LotsPage";
import "../parts/base.css";
import "./colours.css";

/** The map of the lots of a herd, written with Vue. */
async function start(): Promise<void> {
  document.querySelector("#lots")?.append(drawGreyRows());
  const shell = await connectToShell<RouteParams>(connection("map of lots 1.0"));
  createApp(LotsPage, { shell }).mount("#lots");
}

start().catch((error: unknown) => {
  const message = document.createElement("p");
  message.setAttribute("role", "alert");
  message.textContent = error instanceof ShellError ? error.message : "The page could not be opened.";
  document.querySelector("#lots")?.replaceChildren(message);
});
