import { createRoot } from "react-dom/client";
import { App } from "./App";
import { createCall } from "./work/call";
import { StudioContext } from "./work/context";
import "../views/theme/tokens.css";
import "../views/theme/base.css";
import "./studio.css";
import "./screens.css";

const root = document.getElementById("root");
const token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? "";
if (root === null) throw new Error("The page has no root.");
document.documentElement.dataset.theme = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
createRoot(root).render(
  <StudioContext value={createCall(window, token)}>
    <App />
  </StudioContext>,
);
