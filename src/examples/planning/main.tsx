import { createRoot } from "react-dom/client";
import { ConnectedPlanning } from "./ConnectedPlanning";
import "../parts/base.css";
import { nextTask } from "../parts/nextTask";

const root = document.querySelector<HTMLElement>("#planning");
await nextTask();
if (root) createRoot(root).render(<ConnectedPlanning isBoard={root.dataset.version === "candidate"} />);
