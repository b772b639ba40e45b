/** The chat widget of the demo as one classic script, as a help desk would hand it out; gives the modules in it. */
export async function bundleHelpDesk(root, file) {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({ input: `${root}/src/examples/helpDesk/main.ts`, platform: "browser", transform: { target: "es2022" } });
  const { output } = await bundle.write({ file, format: "iife", minify: true });
  await bundle.close();
  return output[0].moduleIds;
}
