/** Licences of packages that browser or server ship, as SPDX names them. */
export const ALLOWED_LICENCES: readonly string[] = ["MIT", "ISC", "Apache-2.0", "BlueOak-1.0.0", "OFL-1.1"];

/** A sentence of each. */
export const LICENCE_TEXTS =
  /Permission is hereby granted|Permission to use, copy|Apache License|licenses you to do everything|SIL Open Font License/;
