import { createRoot } from "react-dom/client";
import { App } from "./App";
import { Connected } from "./work/Connected";
import { createCall } from "./work/call";
import "../views/theme/tokens.css";
import "../views/theme/base.css";
import "./style/page.css";
import "./style/controls.css";
import "./style/layout.css";
import "./style/menus.css";
import "./style/panel.css";
import "./style/dialogs.css";
import "./style/form.css";
import "./style/preview.css";
import "./style/patchLines.css";
import "./style/review.css";
import "./style/map.css";

const root = document.getElementById("root");
const token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? "";
if (root === null) throw new Error("The page has no root.");
document.documentElement.dataset.theme = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
createRoot(root).render(
  <Connected call={createCall(window, token)}>
    <App />
  </Connected>,
);
