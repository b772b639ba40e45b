/** White space that looks like a space and is none for YAML. */
export const INVISIBLE = /[\u00a0\u2007\u202f\u200b\u3000\ufeff]/;

export const NO_INVISIBLE = "Remove it and type an ordinary space with the space bar.";
