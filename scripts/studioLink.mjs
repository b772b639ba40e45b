const WAY = "/__studio";
const STYLE =
  "position:fixed;left:50%;bottom:4px;translate:-50%;z-index:9;padding:2px 10px;border-radius:99px;background:#14201a;color:#fff;font:12px/20px system-ui,sans-serif;text-decoration:none";

/** In watch mode a link leads to the registry studio, which is started when it is first asked for. */
export function studioLink() {
  let studio = null;
  return {
    name: "studio-link",
    apply: "serve",
    transformIndexHtml: () => [
      { tag: "a", injectTo: "body", attrs: { href: WAY, target: "_blank", rel: "noreferrer", style: STYLE }, children: "Studio" },
    ],
    configureServer(server) {
      server.middlewares.use(WAY, (_request, response, next) => {
        studio ??= import("./studio.mjs").then(({ startStudio }) => startStudio({ port: 0 }));
        studio.then((address) => response.writeHead(302, { Location: address }).end(), next);
      });
    },
  };
}
