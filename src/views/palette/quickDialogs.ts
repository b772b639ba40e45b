/** The dialogs of quick access, which come with the first of them that is opened. */
export { FavouritesDialog } from "../favourites/FavouritesDialog";
export { SessionsDialog } from "../sessions/SessionsDialog";
export { NoticesDialog } from "./NoticesDialog";
export { PaletteDialog } from "./PaletteDialog";
export { ShortcutsDialog } from "./ShortcutsDialog";
