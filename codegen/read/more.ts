/** What people write for more of the same: `…`, `...` and `etc.` */
export const MORE = /^(?:…|\.{2,}|etc\.?)$/i;
