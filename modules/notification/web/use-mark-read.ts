import { useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import type { NotificationModel } from "./notification-text.ts";
import { ReadNotificationDocument } from "./notifications.graphql.gen.ts";
import { publishUnread } from "./unread-event.ts";
import { useNotificationsText } from "./use-notifications-text.ts";

/** Marks notifications as read optimistically; a failed request reverts it. */
export function useMarkRead() {
  const t = useNotificationsText();
  const api = useApi();
  const toast = useToast();
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());
  const [marking, setMarking] = useState(false);

  const send = async (id: string | null): Promise<boolean> => {
    const reply = await api(ReadNotificationDocument, { id }).catch(() => null);
    const data = reply?.readNotification.data;
    if (data) publishUnread(data.unreadCount);
    return data != null;
  };

  return {
    marking,
    /** The notifications, including those read since they were loaded. */
    asRead: (notifications: readonly NotificationModel[]): NotificationModel[] =>
      notifications.map((notification) =>
        readIds.has(notification.id) ? { ...notification, isRead: true } : notification,
      ),
    readOne(notification: NotificationModel) {
      if (notification.isRead) return;
      setReadIds((ids) => new Set(ids).add(notification.id));
      // Opening a notification navigates away, so a failure is not shown.
      void send(notification.id);
    },
    async readAll(notifications: readonly NotificationModel[]) {
      if (marking) return;
      setMarking(true);
      const before = readIds;
      setReadIds(new Set(notifications.map(({ id }) => id)));
      const done = await send(null);
      setMarking(false);
      if (done) return;
      setReadIds(before);
      toast({ text: t("not_marked"), kind: "error" });
    },
  };
}
