import { createRoot } from "react-dom/client";
import { ConnectedDesk } from "./ConnectedDesk";
import "../parts/base.css";
import { nextTask } from "../parts/nextTask";

const root = document.querySelector<HTMLElement>("#desk");
await nextTask();
if (root) createRoot(root).render(<ConnectedDesk />);
