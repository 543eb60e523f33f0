import { useNavigation } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { LoadMore } from "#kit/web/actions/load-more.tsx";
import { Card } from "#kit/web/content/card.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { NotificationList } from "./notification-list.tsx";
import { nextNotificationPage } from "./notification-paging.ts";
import type { NotificationModel } from "./notification-text.ts";
import { useMarkRead } from "./use-mark-read.ts";
import { useNotificationsText } from "./use-notifications-text.ts";

export type NotificationsPageProps = { notifications: readonly NotificationModel[]; total: number };

/** The notifications of the last ninety days (D-71). */
export function NotificationsPage({ notifications: loaded, total }: NotificationsPageProps) {
  const t = useNotificationsText();
  const { state } = useNavigation();
  const reading = useMarkRead();
  const notifications = reading.asRead(loaded);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{t("title")}</h1>
          <p className="mt-1 text-sm text-ink-soft">{t("kept")}</p>
        </div>
        {notifications.some(({ isRead }) => !isRead) ? (
          <Button
            variant="secondary"
            size="sm"
            icon="check"
            loading={reading.marking}
            onClick={() => void reading.readAll(notifications)}
          >
            {t("read_all")}
          </Button>
        ) : null}
      </div>
      {notifications.length === 0 ? (
        <EmptyState
          title={t("empty")}
          actions={
            <LinkButton to="/" variant="primary">
              {t("go_shopping")}
            </LinkButton>
          }
        >
          {t("empty_hint")}
        </EmptyState>
      ) : (
        <Card>
          <NotificationList notifications={notifications} onOpen={reading.readOne} />
        </Card>
      )}
      {notifications.length > 0 && notifications.length < total ? (
        <LoadMore
          to={`?page=${nextNotificationPage(notifications.length)}`}
          label={t("more")}
          loading={state === "loading"}
          loadingLabel={t("more_loading")}
          status={t("shown_of", { shown: notifications.length, total })}
          shown={notifications.length}
          total={total}
        />
      ) : null}
    </div>
  );
}
