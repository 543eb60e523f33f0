import { Link } from "react-router";
import { formatDateTime } from "#kit/core/date-format.ts";
import { cx } from "#kit/web/class-names.ts";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { type NotificationModel, useNotificationText } from "./notification-text.ts";
import { useNotificationsText } from "./use-notifications-text.ts";

type NotificationListProps = {
  notifications: readonly NotificationModel[];
  onOpen: (notification: NotificationModel) => void;
};

/** Notifications, newest first; opening one marks it as read. */
export function NotificationList({ notifications, onOpen }: NotificationListProps) {
  return (
    <ul className="divide-y divide-line">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationEntry notification={notification} onOpen={() => onOpen(notification)} />
        </li>
      ))}
    </ul>
  );
}

function NotificationEntry({ notification, onOpen }: { notification: NotificationModel; onOpen: () => void }) {
  const t = useNotificationsText();
  const locale = useLocale();
  const { icon, title, text } = useNotificationText(notification);
  const { isRead, path, createTime } = notification;
  return (
    <Link
      to={path}
      prefetch="none"
      onClick={onOpen}
      className="group flex min-h-16 items-start gap-3 rounded-md px-2 py-3 hover:bg-sunken"
    >
      <span
        className={cx(
          "grid size-10 shrink-0 place-items-center rounded-md",
          isRead ? "bg-sunken text-ink-soft" : "bg-brick-soft text-brick-ink",
        )}
      >
        <Icon name={icon} />
      </span>
      <span className="min-w-0 grow">
        <span className={cx("block break-words group-hover:underline", isRead ? "text-ink-soft" : "font-bold")}>
          {title}
        </span>
        {text === "" ? null : <span className="block text-sm break-words text-ink-soft">{text}</span>}
        <time dateTime={createTime} className="block text-sm text-ink-soft tabular-nums">
          {formatDateTime(new Date(createTime), locale)}
        </time>
      </span>
      {isRead ? null : (
        <span className="mt-2 size-2.5 shrink-0 rounded-full bg-brick">
          <VisuallyHidden>{t("unread")}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
