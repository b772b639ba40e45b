import { createRoot } from "react-dom/client";
import { ConnectedEnvois } from "./ConnectedEnvois";
import "../parts/base.css";
import { nextTask } from "../parts/nextTask";

const root = document.querySelector<HTMLElement>("#envois");
await nextTask();
if (root) createRoot(root).render(<ConnectedEnvois />);
