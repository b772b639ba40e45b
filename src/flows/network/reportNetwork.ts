import type { Http } from "../../ports/http";
import type { NetworkStore } from "../../stores/networkStore";

/** A frame or the worker says whether there is a network. */
export type ReportNetwork = (said: NetworkStore["state"]) => void;

/**
 * Section 4, network state by message. The word of a page alone changes nothing: where it differs, the server is asked, and the
 * outcome counts like that of any call. So no page takes the network away, and one whose own server is down is not the network.
 */
export function createReportNetwork({ http }: { readonly http: Pick<Http, "call"> }, network: Pick<NetworkStore, "state">): ReportNetwork {
  let isAsking = false;
  return async (said) => {
    if (isAsking || said === network.state) return;
    isAsking = true;
    await http.call("ping").catch(() => {});
    isAsking = false;
  };
}
