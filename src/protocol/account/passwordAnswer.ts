import * as z from "zod/mini";

/** Answer to a new password (section 7.1). */
export const passwordAnswer = z.object({ msg: z.string() });

/** Words in `msg` by which the server says that nothing was changed. */
export const NO_USER_FOR = "No user for";

/** A msg containing "No user for" means failure, whatever the status (section 7.1). */
export function isPasswordChanged(answer: z.output<typeof passwordAnswer>): boolean {
  return !answer.msg.includes(NO_USER_FOR);
}
