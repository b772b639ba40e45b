import { jsonResponse } from "../http/answer";

/** What a load balancer is told; what makes the server unhealthy: `database/checkHealth.ts`. */
export async function healthResponse(isHealthy: () => Promise<void>): Promise<Response> {
  try {
    await isHealthy();
    return jsonResponse(200, { status: "ok" });
  } catch {
    // What is wrong is in the log of the server; a caller only needs to know that it is not ready.
    return jsonResponse(503, { status: "failing" });
  }
}
