import { useCallback, useEffect, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { Skeleton } from "#kit/web/feedback/skeleton.tsx";
import { notificationPageSize } from "../contract/member-notification.ts";
import { NotificationList } from "./notification-list.tsx";
import type { NotificationModel } from "./notification-text.ts";
import { NotificationListDocument } from "./notifications.graphql.gen.ts";
import { publishUnread } from "./unread-event.ts";
import { useMarkRead } from "./use-mark-read.ts";
import { useNotificationsText } from "./use-notifications-text.ts";

type Loaded = readonly NotificationModel[] | "loading" | "failed";

/** The latest notifications, loaded each time the panel opens. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const t = useNotificationsText();
  const api = useApi();
  const [loaded, setLoaded] = useState<Loaded>("loading");
  const reading = useMarkRead();

  const load = useCallback(async () => {
    setLoaded("loading");
    const reply = await api(NotificationListDocument, { pageSize: notificationPageSize }).catch(() => null);
    const data = reply?.queryNotificationList.data;
    if (data) publishUnread(data.unreadCount);
    setLoaded(data ? data.dataList : "failed");
  }, [api]);
  useEffect(() => void load(), [load]);

  if (loaded === "loading") return <Waiting />;
  if (loaded === "failed") {
    return (
      <Alert
        tone="error"
        live
        actions={
          <Button size="sm" variant="secondary" onClick={() => void load()}>
            {t("retry")}
          </Button>
        }
      >
        {t("failed")}
      </Alert>
    );
  }
  if (loaded.length === 0) return <EmptyState title={t("empty")}>{t("empty_hint")}</EmptyState>;
  const notifications = reading.asRead(loaded);
  return (
    <div className="grid gap-3">
      {notifications.some(({ isRead }) => !isRead) ? (
        <div>
          <Button
            variant="quiet"
            size="sm"
            icon="check"
            loading={reading.marking}
            onClick={() => void reading.readAll(notifications)}
          >
            {t("read_all")}
          </Button>
        </div>
      ) : null}
      <NotificationList
        notifications={notifications}
        onOpen={(notification) => {
          reading.readOne(notification);
          onLeave();
        }}
      />
      <LinkButton to="/account/notifications" variant="secondary" block onClick={onLeave}>
        {t("see_all")}
      </LinkButton>
    </div>
  );
}

function Waiting() {
  const t = useNotificationsText();
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-4">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-10" />
          <Skeleton className="h-10 grow" />
        </div>
      ))}
    </div>
  );
}
