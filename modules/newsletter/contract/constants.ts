/** The source of a subscription: a printed QR code or the web pages (NL-10, D-22). */
export const sourceTypes = ["QR", "Web"] as const;

export type SourceType = (typeof sourceTypes)[number];

/** Paths of pages behind printed QR codes contain this text (NL-09, LP-09). */
const qrPathPart = "newsletter-qrcode";

export const isQrPath = (path: string): boolean => path.includes(qrPathPart);

export const sourceOf = (path: string): SourceType => (isQrPath(path) ? "QR" : "Web");

/** Subscriptions per IP address. A store's Wi-Fi has many people behind one address. */
export const subscriptionsPerAddressPerHour = 60;

/** Confirmation e-mails per mailbox, so that a mailbox cannot be flooded. */
export const emailsPerMailboxPerDay = 1;

export const confirmPath = "/newsletter/confirm";

export const unsubscribePath = "/newsletter/unsubscribe";

/** The form action without script. */
export const subscribePath = "/newsletter/subscribe";

/** Pages about the newsletter show no second form in their footer. */
export const isNewsletterPage = (path: string): boolean => path.startsWith("/newsletter/") || isQrPath(path);
