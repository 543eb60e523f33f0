/** Where a subscription came from: a code on a box or at a till, or the shop's own pages (NL-10, D-22). */
export const sourceTypes = ["QR", "Web"] as const;

export type SourceType = (typeof sourceTypes)[number];

/** A path that holds this word is the page behind such a code (NL-09, LP-09). */
const qrCodeWord = "newsletter-qrcode";

export const isQrPath = (path: string): boolean => path.includes(qrCodeWord);

export const sourceOf = (path: string): SourceType => (isQrPath(path) ? "QR" : "Web");

/** Subscriptions one address may send in an hour. A store's Wi-Fi brings many people behind one address. */
export const subscriptionsPerAddressPerHour = 60;

/** Letters that ask for confirmation one mailbox may get in a day, so that nobody can be flooded by others. */
export const emailsPerMailboxPerDay = 1;

/** Where the link in that letter leads. */
export const confirmPath = "/newsletter/confirm";

/** Where the link in every letter leads. */
export const unsubscribePath = "/newsletter/unsubscribe";

/** Where forms are sent when the page has no script. */
export const subscribePath = "/newsletter/subscribe";

/** A page that is about the newsletter; another form in its footer would only be in the way. */
export const isNewsletterPage = (path: string): boolean => path.startsWith("/newsletter/") || isQrPath(path);
