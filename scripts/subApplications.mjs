import { build } from "vite";
import { addNotices, packagesOf } from "./thirdPartyNotices.mjs";

/** Written by the build of the shell. */
export const NOTICES = "notices.txt";

/** Name of the page of every base that has none of its own. */
export const GENERIC = "frame";

/** The demo sub-applications: the name the registry calls a page by, and its source. */
export const SUB_APPLICATIONS = {
  [GENERIC]: "src/examples/productPage/index.html",
  animalCard: "src/examples/animalCard/index.html",
  desk: "src/examples/desk/index.html",
  lots: "src/examples/lots/index.html",
  planning: "src/examples/planning/index.html",
  planningCandidate: "src/examples/planning/candidate.html",
  synchrozor: "src/examples/synchrozor/index.html",
};

/** Builds each of them alone, as teams of their own would, into documents beside that of the shell, with which they share no file. */
export async function buildSubApplications(root, outDir, plugins) {
  for (const [name, source] of Object.entries(SUB_APPLICATIONS)) {
    const { output } = await build({
      configFile: false,
      root,
      logLevel: "warn",
      plugins: [...plugins, named(source, `${name}.html`)],
      // As in the package of the SDK: pages read messages without zod. The generic page has forms of the shell, which need it.
      resolve: { alias: name === GENERIC ? {} : { "zod/mini": `${root}/src/sdk/zodSubset.ts` } },
      define: VUE_FLAGS,
      build: {
        outDir,
        emptyOutDir: false,
        target: "es2022",
        rolldownOptions: { input: { [name]: source }, output: { assetFileNames: ASSET_NAMES, codeSplitting: { groups: [REACT] } } },
      },
    });
    const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
    addNotices(root, `${root}/${outDir}/${NOTICES}`, packagesOf(modules));
  }
}

/** As in the build of the shell: the typeface, which both name, is one file that is fetched and kept once. */
const ASSET_NAMES = "assets/[name]-[hash:7][extname]";

/** Comes as one file with the page, whatever part of it begins later. */
const REACT = { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// };

/** Left undefined, Vue warns and keeps what nothing here uses. */
const VUE_FLAGS = {
  __VUE_OPTIONS_API__: "false",
  __VUE_PROD_DEVTOOLS__: "false",
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
};

function named(source, fileName) {
  return {
    name: "frame-document",
    enforce: "post",
    generateBundle(_, bundle) {
      const document = bundle[source];
      if (document) document.fileName = fileName;
    },
  };
}
