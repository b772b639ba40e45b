import { createRoot as create } from "react-dom/client";

/** React, which begins with the file this is built into: apart from the shell, so that keys and presses are heard in between. */
export const createRoot = create;
