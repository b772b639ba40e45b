// Reads the files of a registry with the package that the tool reads them with, and does nothing else.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { parseDocument } from "yaml";
import { optimiseLate } from "../../../codegen/start.mjs";

const flag = optimiseLate(process.versions.v8);
if (flag !== null) setFlagsFromString(flag);
const [folder] = process.argv.slice(2);
for (const file of readdirSync(folder, { recursive: true }))
  if (file.endsWith(".yaml")) parseDocument(readFileSync(join(folder, file), "utf8"), { uniqueKeys: false });
