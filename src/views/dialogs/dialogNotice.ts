import { createContext, type ReactNode } from "react";

/** What every dialog shows above its content: a notice under a modal dialog is not read aloud. Nothing outside the shell. */
export const DialogNotice = createContext<ReactNode>(null);
