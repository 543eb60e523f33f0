import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { useChatText } from "./chat-text.ts";

type OpeningNoteProps = { isOpen: boolean; changesAt: string | null };

/** Whether staff answer now, and when that changes, in Jakarta time. */
export function OpeningNote({ isOpen, changesAt }: OpeningNoteProps) {
  const t = useChatText();
  const locale = useLocale();
  const at = changesAt === null ? null : new Date(changesAt);
  const isSoon = at !== null && at.getTime() - Date.now() < 20 * 3_600_000;
  const time = at?.toLocaleString(locale, {
    timeZone: "Asia/Jakarta",
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
    ...(isSoon ? {} : { weekday: "long" }),
  });
  const text = isOpen
    ? time
      ? t("open_until", { time })
      : t("open")
    : time
      ? t("closed_until", { time })
      : t("closed");
  return (
    <p className="flex items-start gap-2.5 text-sm text-ink-soft">
      <span
        aria-hidden
        className={cx("mt-1.5 size-2.5 shrink-0 rounded-full", isOpen ? "bg-court" : "bg-line-strong")}
      />
      {text}
    </p>
  );
}
