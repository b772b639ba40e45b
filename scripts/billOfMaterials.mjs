import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * What the packages of the product are, as CycloneDX: by npm itself, from the lock file, without network. Of those that only developers
 * install it keeps what is shipped in a bundle, by the notices of the build. (`--omit dev` leaves out what the product needs as well,
 * when a package of developers needs it too.)
 */
export function billOfMaterials(root) {
  const { components, dependencies, ...head } = listed(root);
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, "utf8"));
  const shipped = readFileSync(`${root}/dist/shell/notices.txt`, "utf8");
  const needed = components.filter(({ name, scope }) => scope === "required" || shipped.includes(`\n## ${name} - `));
  const binaries = new Set(needed.flatMap(({ name }) => Object.keys(packages[`node_modules/${name}`]?.optionalDependencies ?? {})));
  const kept = components.filter((one) => needed.includes(one) || binaries.has(one.name));
  const refs = new Set([head.metadata.component["bom-ref"], ...kept.map((one) => one["bom-ref"])]);
  const links = dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => refs.has(to)) }));
  return `${JSON.stringify({ ...head, components: kept, dependencies: links }, null, 2)}\n`;
}

function listed(root) {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--include", "dev", "--package-lock-only", "--loglevel=error"];
  const run = spawnSync("npm", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26, shell: process.platform === "win32" });
  if (run.status === 0) return JSON.parse(run.stdout);
  throw new Error(`npm could not list the packages: ${run.stderr}`);
}
