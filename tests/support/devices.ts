const phoneAgent =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** The devices of the journeys; a journey on one can open a visitor's browser on the other. */
export const onAPhone = {
  viewport: { width: 360, height: 780 },
  userAgent: phoneAgent,
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};
export const onADesktop = { viewport: { width: 1280, height: 900 } };
