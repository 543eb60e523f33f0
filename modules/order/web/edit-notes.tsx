import { formatDateTime } from "#kit/core/date-format.ts";
import { TitledCard } from "#kit/web/content/titled-card.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { OrderDetailModel } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";

/** What the shop changed before the order was packed, and when. The money is in the card of refunds. */
export function EditNotes({ edits }: { edits: OrderDetailModel["edits"] }) {
  const t = useOrderText();
  const locale = useLocale();
  if (edits.length === 0) return null;
  return (
    <TitledCard title={t("edits_title")} icon="info">
      <ul className="grid gap-4">
        {edits.map(({ time, items, contactChanged }) => (
          <li key={time} className="text-sm">
            <time dateTime={time} className="text-ink-soft">
              {formatDateTime(new Date(time), locale)}
            </time>
            <ul>
              {items.map(({ orderItemCode, skuName, count }) => (
                <li key={orderItemCode}>{t("edits_off", { count, name: skuName })}</li>
              ))}
              {contactChanged ? <li>{t("edits_contact")}</li> : null}
            </ul>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
