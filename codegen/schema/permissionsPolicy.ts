/** Features of browsers that ask people or cost them something; all are off unless an application lists them. */
export const BROWSER_FEATURES = [
  "accelerometer",
  "autoplay",
  "bluetooth",
  "camera",
  "clipboard-read",
  "clipboard-write",
  "display-capture",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "web-share",
  "xr-spatial-tracking",
] as const;

/** Not known to browsers on every kind of device, which warn of it in a header; a frame elsewhere has them only by its own entry anyway. */
export const UNANNOUNCED_FEATURES: readonly string[] = ["bluetooth", "web-share"];

/** What the shell itself uses: it copies addresses. */
export const SHELL_FEATURES: readonly string[] = ["clipboard-write"];
