import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { debianProgram } from "./debianProgram";

/** A real web server in front, with a folder of its own. */
export interface Gateway {
  readonly port: number;
  readonly stop: () => void;
}

/** Starts nginx with what stands in its `http { }`, and a file of the operator for each host. */
export function startNginx(config: string, port: number, hosts: readonly string[]): Gateway {
  const folder = mkdtempSync(join(tmpdir(), "clarine-nginx-"));
  mkdirSync(join(folder, "clarine"));
  for (const host of hosts) writeFileSync(join(folder, "clarine", `${host}.conf`), `listen 127.0.0.1:${port};\n`);
  writeFileSync(join(folder, "clarine.conf"), config);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  writeFileSync(
    join(folder, "nginx.conf"),
    `pid ${folder}/pid; error_log ${folder}/errors; events {} http { access_log off; ${temporary.join(" ")} include clarine.conf; }\n`,
  );
  // In the background once it listens.
  return started(debianProgram("nginx", "nginx-light"), ["-p", folder, "-c", join(folder, "nginx.conf")], { folder, port });
}

export function startCaddy(config: string, port: number): Gateway {
  const folder = mkdtempSync(join(tmpdir(), "clarine-caddy-"));
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n\tauto_https off\n}\n${config}`);
  // In the background once it listens.
  const args = ["start", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
  return started(debianProgram("caddy", "caddy"), args, { folder, port });
}

function started(program: string, args: readonly string[], { folder, port }: { readonly folder: string; readonly port: number }): Gateway {
  // To a file: what stays in the background would keep a pipe open.
  const log = join(folder, "log");
  const written = openSync(log, "w");
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { status } = spawnSync(program, args, { stdio: ["ignore", written, written], env });
  closeSync(written);
  const said = readFileSync(log, "utf8");
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  if (status !== 0) {
    remove();
    throw new Error(`${program} ${args[0]}: ${said}`);
  }
  const pid = Number(/\(pid=(\d+)\)/.exec(said)?.[1] ?? readFileSync(join(folder, "pid"), "utf8"));
  return {
    port,
    stop: () => {
      process.kill(pid);
      remove();
    },
  };
}

/** A port that nobody has. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
