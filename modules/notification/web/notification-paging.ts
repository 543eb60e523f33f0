import { notificationPageSize } from "../contract/member-notification.ts";

const most = 50;

/** The number of notifications on this page, including all pages before it. */
export const notificationsOnPage = (page: string | null): number =>
  Math.min(most, notificationPageSize * Math.max(1, Math.trunc(Number(page)) || 1));

export const nextNotificationPage = (shown: number): number => Math.ceil(shown / notificationPageSize) + 1;
