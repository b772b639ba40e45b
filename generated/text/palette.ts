// Generated from registry/labels/fr.yaml : edit the registry, then run npm run registry -- generate.

export * as paletteText from "./paletteKeys";
