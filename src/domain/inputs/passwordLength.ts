/** Section 5: a new password has a least length, each form its own (VAL-14). What people see as one character counts once. */
export function isPasswordLongEnough(password: string, minimum: number): boolean {
  return [...password].length >= minimum;
}
