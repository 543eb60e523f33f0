import { Link } from "react-router";
import { formatDateTime } from "#kit/core/date-format.ts";
import { cx } from "#kit/web/class-names.ts";
import { VisuallyHidden } from "#kit/web/content/visually-hidden.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { type NoticeModel, useNoticeWords } from "./notice-words.ts";
import { useNoticesText } from "./notices-text.ts";

type NoticeListProps = { notices: readonly NoticeModel[]; onOpen: (notice: NoticeModel) => void };

/** What a member was told, newest first; each leads to what it speaks of and is read once it was opened. */
export function NoticeList({ notices, onOpen }: NoticeListProps) {
  return (
    <ul className="divide-y divide-line">
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeEntry notice={notice} onOpen={() => onOpen(notice)} />
        </li>
      ))}
    </ul>
  );
}

function NoticeEntry({ notice, onOpen }: { notice: NoticeModel; onOpen: () => void }) {
  const t = useNoticesText();
  const locale = useLocale();
  const { icon, title, text } = useNoticeWords(notice);
  const { isRead, path, createTime } = notice;
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
