import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";

const OUT = "dist/shell";
const FRAME_SOURCE = "src/demo/subapp/index.html";

/** The demo sub-application is a page of its own that shares no chunk with the shell; the server knows its document as frame.html. */
function demoSubApplication(): Plugin {
  const named: Plugin = {
    name: "frame-document",
    enforce: "post",
    generateBundle(_, bundle) {
      const document = bundle[FRAME_SOURCE];
      if (document) document.fileName = "frame.html";
    },
  };
  return {
    name: "demo-sub-application",
    apply: "build",
    async closeBundle(error) {
      if (error) return;
      const output = { outDir: OUT, emptyOutDir: false, target: "es2022", rolldownOptions: { input: FRAME_SOURCE } };
      await build({ configFile: false, logLevel: "warn", plugins: [named], build: output });
    },
  };
}

export default defineConfig({
  appType: "spa",
  plugins: [react(), demoSubApplication()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: "index.html",
      output: {
        codeSplitting: {
          // What every page needs travels as one file; it compresses better than many.
          groups: [{ name: "base", test: /node_modules\/(?!penpal)/ }],
        },
      },
    },
  },
});
