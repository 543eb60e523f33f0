import { formatDate } from "#kit/core/date-format.ts";
import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import { afterWorkingDays, type DayRange } from "#modules/catalogue/contract/working-days.ts";
import { deliveryMethodCodes } from "#modules/shipping/contract/wire/delivery-method-codes.ts";
import { useCartPageText } from "./cart-page-text.ts";
import type { ShownLine } from "./cart-state.ts";

type LineFactsProps = { line: ShownLine; deliveryDays: DayRange };

/** The choices of a product, its arrival, and whether it has the price of an offer (CA-04, CA-18). */
export function LineFacts({ line, deliveryDays }: LineFactsProps) {
  const t = useCartPageText();
  const chosen = line.attribute.map(({ attributeName, attributeValueNames }) => ({
    name: attributeName,
    values: attributeValueNames.join(", "),
  }));
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {chosen.length > 0 ? (
        <dl className="flex flex-wrap gap-x-3">
          {chosen.map(({ name, values }) => (
            <div key={name} className="flex gap-1">
              <dt>{`${name}:`}</dt>
              <dd className="font-semibold text-ink">{values}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {line.disabled ? null : <Arrival line={line} deliveryDays={deliveryDays} />}
      {line.pwp && !line.disabled ? (
        <Fact icon="tag" strong={line.offerUnits > 0}>
          {line.offerUnits === 0
            ? t("along_waiting")
            : line.offerUnits < line.quantity
              ? t("along_some", { count: line.offerUnits })
              : t("along")}
        </Fact>
      ) : null}
    </div>
  );
}

function Arrival({ line: { distributionType, deliveryDate }, deliveryDays }: LineFactsProps) {
  const t = useCartPageText();
  const locale = useLocale();
  const dayText = (day: string) => formatDate(new Date(`${day}T00:00:00Z`), locale);
  if (distributionType !== deliveryMethodCodes.homeDelivery) return <Fact icon="store">{t("pickup")}</Fact>;
  if (deliveryDate === null) return <Fact icon="truck">{t("delivery", deliveryDays)}</Fact>;
  return (
    <Fact icon="calendar">
      {t("pre_order", {
        day: dayText(deliveryDate),
        from: dayText(afterWorkingDays(deliveryDate, deliveryDays.least)),
        to: dayText(afterWorkingDays(deliveryDate, deliveryDays.most)),
      })}
    </Fact>
  );
}

function Fact({ icon, strong = false, children }: { icon: IconName; strong?: boolean; children: string }) {
  return (
    <p className={cx("flex items-start gap-1.5", strong && "font-semibold text-court-ink")}>
      <Icon name={icon} size="sm" className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
