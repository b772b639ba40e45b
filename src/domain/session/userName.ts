/** A user as people call them; the login for a user without a name. */
export function userName({ prenom, nom, id }: { readonly prenom: string; readonly nom: string; readonly id: string }): string {
  return `${prenom} ${nom}`.trim() || id;
}
