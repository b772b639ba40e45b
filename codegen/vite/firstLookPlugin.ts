import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { build, type Plugin, type PluginOption } from "vite";

const PLACE = "<!-- first look -->";
/** Fetched as early as ever, but begun by the script before the paint. */
const SHELL = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const SCRIPT = "src/firstLook/beforePaint.ts";
const DRAWING = "src/firstLook/drawLogin.tsx";

interface Drawing {
  /** Those that the views need to be built. */
  readonly plugins: () => PluginOption[];
  /** Inside the project, so that packages are found; gone afterwards. */
  readonly workFolder: string;
  /** How the build names pictures: they are the same files. */
  readonly assetFileNames: string;
}

/**
 * What is seen before the shell has come: the script that gives the page its looks, and in a build the login page, drawn in every
 * language. The living page takes its place.
 */
export function firstLookPlugin(options: Drawing): Plugin {
  let root = "";
  let isBuild = false;
  return {
    name: "first-look",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html) => {
        const script = `<script>${await bundleScript(root)}</script>`;
        if (!isBuild) return html.replace(PLACE, () => script);
        const drawn = await drawLogin(root, options);
        const templates = Object.entries(drawn).map(([language, page]) => `<template data-language="${language}">${page}</template>`);
        return html
          .replace(SHELL, '<link rel="modulepreload" crossorigin href="$1" data-shell>')
          .replace(PLACE, () => templates.join("\n") + script);
      },
    },
  };
}

async function bundleScript(root: string): Promise<string> {
  const bundle = await rolldown({ input: join(root, SCRIPT), platform: "browser", transform: { target: "es2022" } });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim();
}

async function drawLogin(root: string, { plugins, workFolder, assetFileNames }: Drawing): Promise<Readonly<Record<string, string>>> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: plugins(),
    build: {
      ssr: DRAWING,
      outDir: workFolder,
      copyPublicDir: false,
      target: "es2022",
      minify: false,
      rolldownOptions: { output: { assetFileNames } },
    },
  });
  const { drawLogin: draw } = await import(pathToFileURL(join(root, workFolder, "drawLogin.js")).href);
  const drawn = await draw();
  await rm(join(root, workFolder), { recursive: true });
  return drawn;
}
