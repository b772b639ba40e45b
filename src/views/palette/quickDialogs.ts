/** The dialogs of quick access, which come with the first of them that is opened. */
export { BellSheet } from "../bell/BellSheet";
export { FavouritesDialog } from "../favourites/FavouritesDialog";
export { HelpSheet } from "../help/HelpSheet";
export { SessionsDialog } from "../sessions/SessionsDialog";
export { PaletteDialog } from "./PaletteDialog";
export { ShortcutsDialog } from "./ShortcutsDialog";
