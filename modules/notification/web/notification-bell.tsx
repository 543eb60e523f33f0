import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { CountBadge } from "#kit/web/feedback/badge.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { Drawer } from "#kit/web/overlays/drawer.tsx";
import { UnreadNotificationsDocument } from "./notifications.graphql.gen.ts";
import { onUnread } from "./unread-event.ts";
import { useNotificationsText } from "./use-notifications-text.ts";

const NotificationPanel = lazyWithRetry(() =>
  import("./notification-panel.tsx").then((file) => file.NotificationPanel),
);

/** Above this many the badge reads "9+". */
const badgeCap = 9;
/** The count is reloaded after this time when another page opens. */
const freshForMs = 30_000;

/** The unread count and the latest notifications. Loaded for members only. */
export function NotificationBell() {
  const t = useNotificationsText();
  const [open, setOpen] = useState(false);
  const unread = useUnread();
  return (
    <>
      <IconButton icon="bell" label={t("bell")} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CountBadge count={unread} cap={badgeCap} unit={t("unread_unit")} corner />
      </IconButton>
      <Drawer open={open} onClose={() => setOpen(false)} side="right" title={t("title")} closeLabel={t("close")}>
        {open ? (
          <Suspense>
            <NotificationPanel onLeave={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </Drawer>
    </>
  );
}

function useUnread(): number {
  const api = useApi();
  const { pathname } = useLocation();
  const [count, setCount] = useState(0);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => onUnread(setCount), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation checks the age of the count
  useEffect(() => {
    if (performance.now() - askedAt.current < freshForMs) return;
    askedAt.current = performance.now();
    api(UnreadNotificationsDocument).then(
      ({ queryNotificationList }) => setCount(queryNotificationList.data?.unreadCount ?? 0),
      // Without a count the bell has no badge.
      () => undefined,
    );
  }, [api, pathname]);
  return count;
}
