import base from "./playwright.config";
export default { ...base, webServer: undefined, reporter: [["line"]], outputDir: "/tmp/pwout", use: { ...base.use, baseURL: "http://127.0.0.1:4401" } };
