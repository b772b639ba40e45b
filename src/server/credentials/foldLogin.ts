/** A login or email as it is compared: blanks around it and capitals make no other account, limit or device of it. */
export function foldLogin(login: string): string {
  return login.trim().toLowerCase();
}
