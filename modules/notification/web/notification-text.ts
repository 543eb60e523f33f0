import { grouped } from "#kit/core/grouped-number.ts";
import type { IconName } from "#kit/web/icons/icon.tsx";
import {
  clubLinkEvents,
  type NotificationKind,
  orderNotificationEvents,
  pointsEvents,
  returnEvents,
} from "../contract/member-notification.ts";
import type { NotificationListResult } from "./notifications.graphql.gen.ts";
import { type NotificationsTextKey, useNotificationsText } from "./use-notifications-text.ts";

export type NotificationModel = NonNullable<
  NotificationListResult["queryNotificationList"]["data"]
>["dataList"][number];

/** The text key of a notification and its values; `own` when the notification contains its text. */
export type NotificationText = {
  readonly icon: IconName;
  readonly key: NotificationsTextKey;
  readonly values: Readonly<Record<string, string>>;
  readonly own: { readonly title: string; readonly text: string } | null;
};

const textOf = (
  icon: IconName,
  key: NotificationsTextKey,
  values: NotificationText["values"] = {},
  own: NotificationText["own"] = null,
): NotificationText => ({ icon, key, values, own });

/** The general text for events of a newer server that this page does not know. */
const unknown = textOf("bell", "news");

const read = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null ? { ...data } : {};
const text = (value: unknown): string => (typeof value === "string" ? value : "");

const orderIcons: Readonly<Record<string, IconName>> = {
  partlySent: "truck",
  sent: "truck",
  partlyReady: "store",
  ready: "store",
  delivered: "check",
  completed: "check",
  deliveryFailed: "triangle-alert",
  cancelled: "x",
  closed: "x",
};

const kinds: Readonly<Record<NotificationKind, (data: Readonly<Record<string, unknown>>) => NotificationText>> = {
  order({ orderCode, event }) {
    const known = orderNotificationEvents.find((name) => name === event);
    return known ? textOf(orderIcons[known] ?? "package", `order_${known}`, { order: text(orderCode) }) : unknown;
  },
  return({ returnCode, event }) {
    const known = returnEvents.find((name) => name === event);
    return known ? textOf("refresh-cw", `return_${known}`, { return: text(returnCode) }) : unknown;
  },
  points({ points, event }) {
    const known = pointsEvents.find((name) => name === event);
    return known ? textOf("star", `points_${known}`, { points: grouped(Number(points) || 0) }) : unknown;
  },
  club({ event }) {
    const known = clubLinkEvents.find((name) => name === event);
    return known ? textOf("badge-check", `club_${known}`) : unknown;
  },
  backInStock({ productName, choice }) {
    const product = text(choice) === "" ? text(productName) : `${text(productName)} (${text(choice)})`;
    return textOf("heart", "back_in_stock", { product });
  },
  promotion: ({ title, text: more }) => textOf("ticket-percent", "news", {}, { title: text(title), text: text(more) }),
};

export const notificationText = ({ kind, data }: Pick<NotificationModel, "kind" | "data">): NotificationText =>
  Object.hasOwn(kinds, kind) ? kinds[kind as NotificationKind](read(data)) : unknown;

/** Icon, text and, for announcements, a second text. */
export function useNotificationText(notification: NotificationModel) {
  const t = useNotificationsText();
  const { icon, key, values, own } = notificationText(notification);
  return { icon, title: own ? own.title : t(key, values), text: own?.text ?? "" };
}
