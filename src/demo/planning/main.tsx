import { createRoot } from "react-dom/client";
import { Planning } from "./Planning";
import "../parts/base.css";

const root = document.querySelector<HTMLElement>("#planning");
if (root) createRoot(root).render(<Planning isBoard={root.dataset.version === "candidate"} />);
