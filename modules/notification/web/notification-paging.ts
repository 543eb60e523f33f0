import { notificationPageSize } from "../contract/member-notification.ts";

const most = 50;

/** How many notifications the page of this number shows: all before it too. */
export const notificationsOnPage = (page: string | null): number =>
  Math.min(most, notificationPageSize * Math.max(1, Math.trunc(Number(page)) || 1));

export const nextNotificationPage = (shown: number): number => Math.ceil(shown / notificationPageSize) + 1;
