import type { RegistryTables, TabRecord } from "../../src/domain/registry/tables";
import type { RegistryModel } from "../link/model";
import type { TabDocument } from "../schema/menu";

/** Tabs of the desktop bar and buttons of the mobile header, in the order of tabs.yaml. */
export function tabsOf(model: RegistryModel): RegistryTables["tabs"] {
  const tabs = model.documents.tabs[0]?.document;
  return { desktop: (tabs?.desktop ?? []).map(tabRecord), mobile: (tabs?.mobile ?? []).map(tabRecord) };
}

function tabRecord({ id, icon, opens, routes, section, badge, otherwise }: TabDocument): TabRecord {
  const record = { id, icon: icon ?? null, opens, targets: routes ?? [], section: section ?? null, badge: badge ?? null };
  return otherwise === undefined ? record : { ...record, otherwise };
}
