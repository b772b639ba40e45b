// Writes the typed routes of a folder as the bundler plugins do when a build starts: node peers/vueRouter.mjs DIR
import { createRoutesContext, resolveOptions } from "vue-router/unplugin";

const root = process.argv[2];
process.chdir(root);
const context = createRoutesContext(resolveOptions({ root, routesFolder: "src/pages", dts: "typed-router.d.ts", watch: false }));
await context.scanPages(false);
