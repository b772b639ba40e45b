/** Keys of the texts that registry entries carry; the shell's own texts have generated accessors instead. */
export const labelKey = {
  section: (id: string) => `section.${id}`,
  group: (section: string, id: string) => `group.${section}.${id}`,
  tile: (id: string) => `tile.${id}`,
  dashboard: (id: string) => `dashboard.${id}`,
  tab: (device: "desktop" | "mobile", id: string) => `tab.${device}.${id}`,
  workshop: (value: string) => `shop.${value}`,
  context: (letter: string) => `context.${letter}`,
  route: (name: string) => `route.${name}`,
  purpose: (route: string) => `purpose.${route}`,
  action: (route: string) => `action.${route}`,
  application: (id: string) => `app.${id}`,
} as const;
