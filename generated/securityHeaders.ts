// Generated from registry/settings, registry/applications : edit the registry, then run npm run registry -- generate.

export const SECURITY_HEADERS: Readonly<Record<"page" | "frame" | "file" | "https", Readonly<Record<string, string>>>> = {
  page: {
    "Content-Security-Policy": "default-src 'self'; script-src 'self' {inlineScripts}; style-src 'self' {inlineStyles}; img-src 'self' data:; connect-src 'self'; frame-src 'self' {origin.clarity} {origin.crop-tracker}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types clarine-icons clarine-chat; report-to policy",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Permissions-Policy": "accelerometer=(), autoplay=(), camera=(), clipboard-read=(), clipboard-write=(self), display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), storage-access=(), usb=(), xr-spatial-tracking=()",
    "Referrer-Policy": "same-origin",
    "Reporting-Endpoints": "policy=\"/policy-reports\"",
    "X-Content-Type-Options": "nosniff",
  },
  frame: {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-ancestors {shell}; require-trusted-types-for 'script'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Permissions-Policy": "accelerometer=(), autoplay=(), camera=(), clipboard-read=(), clipboard-write=(self), display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), storage-access=(), usb=(), xr-spatial-tracking=()",
    "Referrer-Policy": "same-origin",
    "Reporting-Endpoints": "policy=\"/policy-reports\"",
    "X-Content-Type-Options": "nosniff",
  },
  file: {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Permissions-Policy": "accelerometer=(), autoplay=(), camera=(), clipboard-read=(), clipboard-write=(self), display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), storage-access=(), usb=(), xr-spatial-tracking=()",
    "Referrer-Policy": "same-origin",
    "Reporting-Endpoints": "policy=\"/policy-reports\"",
    "X-Content-Type-Options": "nosniff",
  },
  https: { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" },
};
