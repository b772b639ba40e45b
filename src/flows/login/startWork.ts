import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { MenuStore } from "../../stores/menuStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { ProgressStore, SignInStep } from "../../stores/progressStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { ServerTexts } from "../texts/serverTexts";
import type { ApplicationLogins } from "./applicationLogins";
import { loginGroups } from "./loginGroups";

interface StartWorkPorts {
  readonly http: Http;
  readonly logins: ApplicationLogins;
  readonly serverTexts: ServerTexts;
  readonly log: Log;
}

interface StartWorkStores {
  readonly session: SessionStore;
  readonly registry: RegistryStore;
  readonly menu: MenuStore;
  readonly network: NetworkStore;
  readonly progress: ProgressStore;
}

export interface Work {
  /** The applications the shell is drawn with have been told: the menu can be used. */
  readonly usable: Promise<void>;
  readonly finished: Promise<void>;
}

export type StartWork = () => Work;

/**
 * Section 4, what follows a sign-in, in its order: sub-applications, workshops, translations, service check, grants. Nothing of
 * it can sign anybody out. Work of an earlier session stops at its next step.
 */
export function createStartWork(ports: StartWorkPorts, stores: StartWorkStores): StartWork {
  return () => {
    const { session, progress, network } = stores;
    const user = session.effective;
    // Spec 4: offline, the server login is skipped.
    if (user === null || !network.online) return { usable: Promise.resolve(), finished: Promise.resolve() };
    const { epoch } = session;
    const [first = [], home = [], rest = []] = groupsNow(stores);
    const step = async (name: SignInStep, run: () => Promise<void>) => {
      if (session.epoch !== epoch) return;
      progress.reach(name);
      await run();
    };
    const usable = step("applications", () => ports.logins.tell(first, user));
    const finish = async () => {
      await usable;
      await step("applications", () => ports.logins.tell(home, user));
      await step("applications", () => ports.logins.tell(rest, user));
      // The workshops come with the profile; the step is where an update of them would be read.
      await step("workshops", async () => {});
      await step("translations", () => logged(ports.log, "translations", ports.serverTexts.load));
      await step("services", () => logged(ports.log, "service check", async () => void (await ports.http.call("services"))));
      await step("grants", async () => {});
      if (session.epoch === epoch) progress.reach(null);
    };
    return { usable, finished: finish() };
  };
}

function groupsNow({ registry, menu, network }: StartWorkStores) {
  const { resolver } = menu;
  const home = resolver.home();
  const homeApplication = home === null ? null : (registry.tables.routes[home.route]?.application ?? null);
  return loginGroups(Object.values(registry.tables.applications), homeApplication, {
    online: network.online,
    multiHerd: resolver.multiHerd,
    holds: (grant) => resolver.grant(grant).held,
  });
}

/** Spec 4: boot errors are logged and ignored. */
async function logged(log: Log, what: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.warn(what, error);
  }
}
