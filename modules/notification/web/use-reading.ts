import { useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import type { NotificationModel } from "./notification-text.ts";
import { ReadNotificationDocument } from "./notifications.graphql.gen.ts";
import { tellUnread } from "./unread-event.ts";
import { useNotificationsText } from "./use-notifications-text.ts";

/** Marks notifications read: at once for the eye, then on the server; what did not work is taken back. */
export function useReading() {
  const t = useNotificationsText();
  const api = useApi();
  const toast = useToast();
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());
  const [marking, setMarking] = useState(false);

  const send = async (id: string | null): Promise<boolean> => {
    const answer = await api(ReadNotificationDocument, { id }).catch(() => null);
    const data = answer?.readNotification.data;
    if (data) tellUnread(data.unreadCount);
    return data != null;
  };

  return {
    marking,
    /** The same notifications, with what was read since they were loaded. */
    asRead: (notifications: readonly NotificationModel[]): NotificationModel[] =>
      notifications.map((notification) =>
        readIds.has(notification.id) ? { ...notification, isRead: true } : notification,
      ),
    readOne(notification: NotificationModel) {
      if (notification.isRead) return;
      setReadIds((ids) => new Set(ids).add(notification.id));
      // Whoever opens a notification is on their way to another page; that it stays unread is no news worth a message.
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
