/** What can have happened to an order, a return or somebody's points, in the panel's words. */
export const orderNotificationEvents = [
  "paid",
  "confirmed",
  "partlySent",
  "partlyReady",
  "sent",
  "ready",
  "delivered",
  "deliveryFailed",
  "completed",
  "cancelRequested",
  "cancelRefused",
  "partlyCancelled",
  "refundDeclined",
  "wrongAmount",
  "refundAccountNeeded",
  "refundSent",
  "cancelled",
  "closed",
] as const;
export type OrderNotificationEvent = (typeof orderNotificationEvents)[number];

export const returnEvents = ["requested", "approved", "refused", "shipped", "received", "refunded", "undone"] as const;
export type ReturnEvent = (typeof returnEvents)[number];

export const pointsEvents = ["earned", "returned", "taken"] as const;
type PointsEvent = (typeof pointsEvents)[number];

export const clubLinkEvents = ["linked", "unlinked", "taken"] as const;
export type ClubLinkEvent = (typeof clubLinkEvents)[number];

/** Every kind of notification in a member's panel, with what its words are filled from (D-71). */
type NotificationData = {
  /** An order has changed. */
  order: { readonly orderCode: string; readonly event: OrderNotificationEvent };
  /** A return has changed. */
  return: { readonly orderCode: string; readonly returnCode: string; readonly event: ReturnEvent };
  /** Points came or went. */
  points: { readonly points: number; readonly event: PointsEvent };
  /** The account was linked to the loyalty club, was unlinked, or lost its club account to another. */
  club: { readonly event: ClubLinkEvent };
  /** Something the member asked to be reminded of is back. */
  backInStock: { readonly productName: string; readonly choice: string };
  /** News of an offer, in the words of whoever sent it; only for members who agreed to hear of them. */
  promotion: { readonly title: string; readonly text: string };
};

export type NotificationKind = keyof NotificationData;

/** One kind together with its data. */
export type NotificationContent = {
  [K in NotificationKind]: { readonly kind: K; readonly data: NotificationData[K] };
}[NotificationKind];

/** Days a notification is kept (D-71). */
export const notificationDays = 90;

/** Notifications of one page of the panel (D-71). */
export const notificationPageSize = 10;
