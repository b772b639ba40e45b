import { createRoot } from "react-dom/client";
import { Planning } from "./Planning";
import "../parts/base.css";
import { nextTask } from "../parts/nextTask";

const root = document.querySelector<HTMLElement>("#planning");
await nextTask();
if (root) createRoot(root).render(<Planning isBoard={root.dataset.version === "candidate"} />);
