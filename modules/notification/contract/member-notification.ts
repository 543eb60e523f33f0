/** Events of an order that the panel shows. */
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
  "contactChanged",
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

/** The data of every kind of notification; the browser writes the text (D-71). */
type NotificationData = {
  order: { readonly orderCode: string; readonly event: OrderNotificationEvent };
  return: { readonly orderCode: string; readonly returnCode: string; readonly event: ReturnEvent };
  points: { readonly points: number; readonly event: PointsEvent };
  /** The account was linked to the loyalty club, was unlinked, or lost its club account to another. */
  club: { readonly event: ClubLinkEvent };
  /** A product of a reminder is available again. */
  backInStock: { readonly productName: string; readonly choice: string };
  /** An announcement of staff, only for members who agreed to promotions. */
  promotion: { readonly title: string; readonly text: string };
};

export type NotificationKind = keyof NotificationData;

export type NotificationContent = {
  [K in NotificationKind]: { readonly kind: K; readonly data: NotificationData[K] };
}[NotificationKind];

/** Retention of notifications in days (D-71). */
export const notificationDays = 90;

export const notificationPageSize = 10;
