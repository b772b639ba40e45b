import { BellSheet } from "../bell/BellSheet";
import { FavouritesDialog } from "../favourites/FavouritesDialog";
import { HelpSheet } from "../help/HelpSheet";
import { SessionsDialog } from "../sessions/SessionsDialog";
import { ShortcutsDialog } from "./ShortcutsDialog";

/** The dialogs of quick access, which come with the first of them that is opened. */
export const DIALOGS = {
  favourites: FavouritesDialog,
  help: HelpSheet,
  notices: BellSheet,
  sessions: SessionsDialog,
  shortcuts: ShortcutsDialog,
};

export { PaletteDialog } from "./PaletteDialog";
