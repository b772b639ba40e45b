import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const MARK = '<meta name="build" content="';
const REWRITTEN = /\.(js|css|html|json)$/;

/** The product in a folder of its own, and what deploys another version of it there, with all its files under other names. */
export function deployed(folder: string): (version: string) => void {
  cpSync("dist", `${folder}/dist`, { recursive: true });
  const shell = `${folder}/dist/shell`;
  const assets = readdirSync("dist/shell/assets").filter((name) => !/\.(gz|br)$/.test(name));
  const texts = [...readdirSync(shell), ...assets.map((name) => `assets/${name}`)].filter((name) => REWRITTEN.test(name));
  return (version) => {
    const renamed = (text: string) => text.replace(NAMES, (_, name: string, kind: string) => `${name}.${version}.${kind}`);
    for (const name of readdirSync(join(shell, "assets"))) rmSync(join(shell, "assets", name));
    for (const name of assets) cpSync(join("dist/shell/assets", name), join(shell, "assets", renamed(name)));
    for (const file of texts) {
      const text = renamed(readFileSync(join("dist/shell", file), "utf8"));
      for (const compressed of ["gz", "br"]) rmSync(join(shell, `${file}.${compressed}`), { force: true });
      writeFileSync(join(shell, renamed(file)), stamped(text, version));
    }
  };

  function stamped(text: string, version: string): string {
    const page = text.replace("<title>", `${MARK}${version}"><title>`);
    return page.replace(/(url:["`]\/["`],revision:["`])\w+/, `$1${version}`);
  }
}

/** `part-Ab12Cd34.js`, wherever it is named. */
const NAMES = /([\w]+-[\w-]{6,10})\.(js|css|svg|woff2)\b/g;
