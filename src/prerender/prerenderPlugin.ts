import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { build, type CSSModulesOptions, type Plugin, type PluginOption, type Rolldown } from "vite";

const PLACE = "<!-- prerendered -->";
const SCRIPT = "src/prerender/beforePaint.ts";
const DRAWING = "src/prerender/drawLogin.tsx";
/** Texts that the shell is drawn with, files of each language. */
const SHELL_TEXTS = /\/generated\/labels\/(\w+)\/(?:shell|welcome)\.ts$/;
/** Has V8 compile every function of a script while it is loaded, beside the main thread, instead of each when it is first called. */
const COMPILE_ALL = "//# allFunctionsCalledOnLoad\n";

interface Prerendering {
  /** Those that the views need to be built. */
  readonly plugins: () => PluginOption[];
  /** Inside the project, so that packages are found; gone afterwards. */
  readonly workFolder: string;
  /** How the build names classes: they are the same style sheet. */
  readonly classNames: CSSModulesOptions;
  /** How the build names pictures: they are the same files. */
  readonly assetFileNames: string;
  /** The modules that the public pages and the shell behind the sign-in begin with. */
  readonly applications: Readonly<Record<"public" | "shell", string>>;
}

/**
 * What the page itself holds: the script that runs before the paint, and in a build the login page in every language and the list
 * of what the shell behind the sign-in is loaded from, for who is signed in.
 */
export function prerenderPlugin(options: Prerendering): Plugin {
  let root = "";
  let isBuild = false;
  return {
    name: "prerender",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    generateBundle: {
      order: "post",
      handler: (_, bundle) => {
        const { ofPublic, ofShell } = firstChunks(bundle, root, options);
        for (const chunk of [...ofPublic, ...ofShell]) chunk.code = COMPILE_ALL + chunk.code;
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle = {} }) => {
        const script = `<script>${await bundleScript(root)}</script>`;
        if (!isBuild) return html.replace(PLACE, () => script);
        const drawn = await drawLogin(root, options);
        const templates = { ...drawn, shell: shellLinks(bundle, root, options) };
        const written = Object.entries(templates).map(([name, content]) => `<template data-prerendered="${name}">${content}</template>`);
        // What the login page is drawn with comes before what makes it live.
        const ordered = html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
        return ordered.replace(PLACE, () => written.join("\n") + script);
      },
    },
  };
}

/** The chunks that the first paint takes: of the public pages, and what the shell adds to them. */
function firstChunks(bundle: Rolldown.OutputBundle, root: string, { applications }: Prerendering) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const withImports = (module: string) => {
    const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.includes(join(root, module))));
    for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
    return found;
  };
  const ofPublic = withImports(applications.public);
  return { ofPublic, ofShell: [...withImports(applications.shell)].filter((chunk) => !ofPublic.has(chunk)) };
}

function shellLinks(bundle: Rolldown.OutputBundle, root: string, options: Prerendering): string {
  const link = (file: string, language = "") => `<link rel="modulepreload" crossorigin href="/${file}"${language}>`;
  const texts = Object.values(bundle).flatMap((file) => {
    const language = file.type === "chunk" ? SHELL_TEXTS.exec(file.facadeModuleId ?? "")?.[1] : undefined;
    return language === undefined ? [] : [link(file.fileName, ` data-language="${language}"`)];
  });
  return [...firstChunks(bundle, root, options).ofShell.map(({ fileName }) => link(fileName)), ...texts].join("");
}

async function bundleScript(root: string): Promise<string> {
  const bundle = await rolldown({ input: join(root, SCRIPT), platform: "browser", transform: { target: "es2022" } });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim();
}

async function drawLogin(
  root: string,
  { plugins, workFolder, classNames, assetFileNames }: Prerendering,
): Promise<Readonly<Record<string, string>>> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: plugins(),
    css: { modules: classNames },
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
