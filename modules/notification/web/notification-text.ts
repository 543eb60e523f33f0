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

/** Which words a notification has and what fills them; `own` when it brings its words along. */
export type NotificationWords = {
  readonly icon: IconName;
  readonly key: NotificationsTextKey;
  readonly values: Readonly<Record<string, string>>;
  readonly own: { readonly title: string; readonly text: string } | null;
};

const words = (
  icon: IconName,
  key: NotificationsTextKey,
  values: NotificationWords["values"] = {},
  own: NotificationWords["own"] = null,
): NotificationWords => ({ icon, key, values, own });

/** Something a newer shop tells that this page has no words for yet; its link says the rest. */
const unknown = words("bell", "news");

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

const kinds: Readonly<Record<NotificationKind, (data: Readonly<Record<string, unknown>>) => NotificationWords>> = {
  order({ orderCode, event }) {
    const news = orderNotificationEvents.find((name) => name === event);
    return news ? words(orderIcons[news] ?? "package", `order_${news}`, { order: text(orderCode) }) : unknown;
  },
  return({ returnCode, event }) {
    const news = returnEvents.find((name) => name === event);
    return news ? words("refresh-cw", `return_${news}`, { return: text(returnCode) }) : unknown;
  },
  points({ points, event }) {
    const news = pointsEvents.find((name) => name === event);
    return news ? words("star", `points_${news}`, { points: grouped(Number(points) || 0) }) : unknown;
  },
  club({ event }) {
    const news = clubLinkEvents.find((name) => name === event);
    return news ? words("badge-check", `club_${news}`) : unknown;
  },
  backInStock({ productName, choice }) {
    const product = text(choice) === "" ? text(productName) : `${text(productName)} (${text(choice)})`;
    return words("heart", "back_in_stock", { product });
  },
  promotion: ({ title, text: more }) => words("ticket-percent", "news", {}, { title: text(title), text: text(more) }),
};

export const notificationWords = ({ kind, data }: Pick<NotificationModel, "kind" | "data">): NotificationWords =>
  Object.hasOwn(kinds, kind) ? kinds[kind as NotificationKind](read(data)) : unknown;

/** A notification as it is read: its picture, its sentence and, where it brings one along, a second. */
export function useNotificationWords(notification: NotificationModel) {
  const t = useNotificationsText();
  const { icon, key, values, own } = notificationWords(notification);
  return { icon, title: own ? own.title : t(key, values), text: own?.text ?? "" };
}
