import { grouped } from "#kit/core/grouped-number.ts";
import type { IconName } from "#kit/web/icons/icon.tsx";
import { clubNews, type NoticeKind, orderNews, pointsNews, returnNews } from "../contract/notice.ts";
import type { NoticeListResult } from "./notices.graphql.gen.ts";
import { type NoticesTextKey, useNoticesText } from "./notices-text.ts";

export type NoticeModel = NonNullable<NoticeListResult["queryNotificationList"]["data"]>["dataList"][number];

/** Which words a notice has and what fills them; `own` when it brings its words along. */
export type NoticeWords = {
  readonly icon: IconName;
  readonly key: NoticesTextKey;
  readonly values: Readonly<Record<string, string>>;
  readonly own: { readonly title: string; readonly text: string } | null;
};

const words = (
  icon: IconName,
  key: NoticesTextKey,
  values: NoticeWords["values"] = {},
  own: NoticeWords["own"] = null,
): NoticeWords => ({ icon, key, values, own });

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

const kinds: Readonly<Record<NoticeKind, (data: Readonly<Record<string, unknown>>) => NoticeWords>> = {
  order({ orderCode, event }) {
    const news = orderNews.find((name) => name === event);
    return news ? words(orderIcons[news] ?? "package", `order_${news}`, { order: text(orderCode) }) : unknown;
  },
  return({ returnCode, event }) {
    const news = returnNews.find((name) => name === event);
    return news ? words("refresh-cw", `return_${news}`, { return: text(returnCode) }) : unknown;
  },
  points({ points, event }) {
    const news = pointsNews.find((name) => name === event);
    return news ? words("star", `points_${news}`, { points: grouped(Number(points) || 0) }) : unknown;
  },
  club({ event }) {
    const news = clubNews.find((name) => name === event);
    return news ? words("badge-check", `club_${news}`) : unknown;
  },
  backInStock({ productName, choice }) {
    const product = text(choice) === "" ? text(productName) : `${text(productName)} (${text(choice)})`;
    return words("heart", "back_in_stock", { product });
  },
  promotion: ({ title, text: more }) => words("ticket-percent", "news", {}, { title: text(title), text: text(more) }),
};

export const noticeWords = ({ kind, data }: Pick<NoticeModel, "kind" | "data">): NoticeWords =>
  Object.hasOwn(kinds, kind) ? kinds[kind as NoticeKind](read(data)) : unknown;

/** A notice as it is read: its picture, its sentence and, where it brings one along, a second. */
export function useNoticeWords(notice: NoticeModel) {
  const t = useNoticesText();
  const { icon, key, values, own } = noticeWords(notice);
  return { icon, title: own ? own.title : t(key, values), text: own?.text ?? "" };
}
