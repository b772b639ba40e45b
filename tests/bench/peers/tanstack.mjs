// Generates the route tree of a folder as the bundler plugins do: node peers/tanstack.mjs DIR
import { Generator, getConfig } from "@tanstack/router-generator";

const root = process.argv[2];
process.chdir(root);
await new Generator({ config: getConfig({ disableLogging: true }, root), root }).run();
