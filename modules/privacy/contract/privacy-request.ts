/** What a customer may ask about their data. */
export const requestKinds = ["export", "correct", "delete"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** How a request reached staff. */
export const receivedWays = ["email", "whatsApp", "phone", "chat", "store", "letter"] as const;
/** Customers act in their account themselves. */
export type ReceivedBy = (typeof receivedWays)[number] | "account";

/** How staff made sure that the request is the customer's own. */
export const proofKinds = ["verifiedContact", "idCard", "orderDetails", "other"] as const;
export type ProofKind = (typeof proofKinds)[number] | "signedIn";

/** `ended`: the account was deleted before staff answered. */
export type RequestState = "open" | "answered" | "refused" | "ended";

/** What a list of requests shows. */
export const requestViews = ["open", "overdue", "closed"] as const;
export type RequestView = (typeof requestViews)[number];

export const asRequestView = (text: string | null): RequestView => requestViews.find((view) => view === text) ?? "open";

/** The fields of a profile that staff correct. Number and e-mail are proved by the customer. */
export const correctableFields = ["firstName", "lastName", "birthDate", "locale"] as const;

/** Hours the law gives for access and correction: 3 x 24 (UU 27/2022, articles 30 and 32). */
const lawfulHours = 72;

const hour = 3_600_000;

/** When a request has to be answered. The law names no days for a deletion (article 43). */
export const dueAt = (kind: RequestKind, receivedAt: Date, deletionDays: number): Date =>
  new Date(receivedAt.getTime() + (kind === "delete" ? deletionDays * 24 : lawfulHours) * hour);

export const privacyPath = "/admin/privacy-requests";
export const privacyRequestPath = (id: string): string => `${privacyPath}/${id}`;

/** How long the link to a data file works, and how often the file can be fetched: a download may break off. */
export const dataLinkDays = 3;
export const dataLinkDownloads = 3;
