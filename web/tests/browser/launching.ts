/** Debian's; the light one lacks notices and windows, and costs two thirds of the whole one. */
export const browsers = { light: '/usr/bin/chromium-headless-shell', whole: '/usr/bin/chromium' } as const;

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
