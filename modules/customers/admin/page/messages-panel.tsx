import { Badge } from "#kit/web/feedback/badge.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useCustomersText } from "../customers-text.ts";
import type { Customer } from "./customer-model.ts";
import { PanelList } from "./panel-list.tsx";

const tones = { SENT: "court", READ: "court", UNREAD: "neutral", REFUSED: "danger", EXPIRED: "sun" } as const;

/** Messages sent to the customer, with their outcomes. Texts are not stored. */
export function MessagesPanel({
  customer: { messages },
  year,
}: {
  customer: Pick<Customer, "messages">;
  year: number;
}) {
  const t = useCustomersText();
  const rows = messages.messages.map((message, at) => ({ ...message, key: String(at) }));
  const more = messages.total > rows.length ? t("newest_of", { shown: rows.length, total: messages.total }) : null;
  return (
    <PanelList title={t("messages")} rows={rows} keyOf={({ key }) => key} none={t("no_messages")} more={more}>
      {({ kind, channel, outcome, at }) => (
        <>
          <span className="font-bold">{t(`message_${kind as "order"}`)}</span>
          <span className="text-ink-soft">{t(`channel_${channel as "EMAIL"}`)}</span>
          <Badge tone={tones[outcome as keyof typeof tones] ?? "neutral"}>{t(`outcome_${outcome as "SENT"}`)}</Badge>
          <time dateTime={at} className="ml-auto text-ink-soft tabular-nums">
            {shortTime(at, year)}
          </time>
        </>
      )}
    </PanelList>
  );
}
