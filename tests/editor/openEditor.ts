import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import {
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DidOpenTextDocumentNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type MarkupContent,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node.js";

/** Where the cursor stands, counted from 0. */
export interface Place {
  readonly line: number;
  readonly character: number;
}

/** The project as VS Code opens it: the server of its YAML extension, with the settings of `.vscode`. */
export async function openEditor(locale: string) {
  const server = spawn(process.execPath, ["node_modules/yaml-language-server/bin/yaml-language-server", "--stdio"]);
  const connection = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  const root = pathToFileURL(".").href.replace(/\/$/, "");
  const diagnosed = new Map<string, (found: readonly Diagnostic[]) => void>();
  const settings = yamlSettings();
  connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(({ section }) => (section === "yaml" ? settings : {})));
  connection.onRequest(RegistrationRequest.type, () => {});
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => diagnosed.get(uri)?.(diagnostics));
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: root,
    locale,
    workspaceFolders: [{ uri: root, name: "project" }],
    capabilities: {
      workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
      textDocument: { hover: { contentFormat: ["markdown"] } },
    },
  });
  await connection.sendNotification(InitializedNotification.type, {});

  /** Opens a file with this text, whatever the disk holds, and waits until it is underlined. */
  async function open(path: string, text: string) {
    const uri = `${root}/${path}`;
    const diagnostics = new Promise<readonly Diagnostic[]>((resolve) => diagnosed.set(uri, resolve));
    await connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: "yaml", version: 1, text },
    });
    return {
      underlined: (await diagnostics).map(({ range, message }) => ({ text: between(text, range.start, range.end), message })),
      complete: async (position: Place) => {
        const found = await connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position });
        return (Array.isArray(found) ? found : (found?.items ?? [])).map(({ label }) => label);
      },
      hover: async (position: Place) => {
        const found = await connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
        return (found?.contents as MarkupContent | undefined)?.value ?? "";
      },
    };
  }

  function close(): void {
    connection.dispose();
    server.kill();
  }

  return { open, close };
}

/** `yaml.…` of the settings, as the extension hands them to its server. */
function yamlSettings() {
  const settings: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  return {
    schemas: settings["yaml.schemas"],
    schemaStore: { enable: settings["yaml.schemaStore.enable"] },
    validate: true,
    hover: true,
    completion: true,
  };
}

function between(text: string, start: Place, end: Place): string {
  const lines = text.split("\n");
  const offset = ({ line, character }: Place) => lines.slice(0, line).join("\n").length + (line > 0 ? 1 : 0) + character;
  return text.slice(offset(start), offset(end));
}
