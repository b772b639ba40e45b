/** What nobody needs before something was entered, in one file. */
export { decideAction } from "./decideAction";
export { createOutboxFullNotice } from "./outboxFullNotice";
