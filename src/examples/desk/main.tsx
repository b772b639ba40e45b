import { Desk } from "./Desk";
import "../parts/base.css";

const root = document.querySelector<HTMLElement>("#desk");
// In a task of its own, so that the shell around answers in between.
const { createRoot } = await import("react-dom/client");
if (root) createRoot(root).render(<Desk />);
