/** What nobody needs before something was entered, in one file. */
export { decideAction } from "./decideAction";
export { createRoomNotice } from "./roomNotice";
