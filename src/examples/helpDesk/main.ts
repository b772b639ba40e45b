/**
 * The help-desk chat of the demo. A real help desk puts its own script at the address in the registry (`product.chatScript`); the
 * shell asks no more of it than this:
 *
 * It is a classic script, loaded when the chat is opened for the first time. Once loaded it has defined `window.HelpDesk`:
 *
 * - `open({ token, language, name })` shows the chat and moves the focus into it. `token` is what `POST /account/api/widget/auth`
 *   answered and identifies the visitor; `language` is that of the page (fr, en, de, es, it); `name` is how to address the visitor, and may
 *   be empty. Called again, it shows the chat again: the visitor's own close button only hides it.
 * - `close()` ends the conversation: nothing of it stays for the next person. The shell calls it when the session ends or the herd
 *   changes. Optional.
 *
 * Here a canned assistant answers in the page, and nothing is sent anywhere. The conversation is kept for the tab, for the visitor
 * of the token alone. No inline style or script is used, so a content security policy needs no exception for it.
 */
import { createHelpDesk } from "./createHelpDesk";

window.HelpDesk = createHelpDesk(document, sessionStorage);
