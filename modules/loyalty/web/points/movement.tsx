import { Link } from "react-router";
import { formatDate } from "#kit/core/date-format.ts";
import { grouped, signed } from "#kit/core/grouped-number.ts";
import { cx } from "#kit/web/class-names.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon, type IconName } from "#kit/web/icons/icon.tsx";
import type { HistoryPage } from "./points.graphql.gen.ts";
import { usePointsText } from "./points-text.ts";

type Entry = NonNullable<HistoryPage["data"]>["entries"][number];

const kinds = {
  earn: { icon: "shopping-bag", label: "kind_earn" },
  bonus: { icon: "gift", label: "kind_bonus" },
  hold: { icon: "clock", label: "kind_hold" },
  release: { icon: "undo-2", label: "kind_release" },
  spend: { icon: "wallet", label: "kind_spend" },
  giveBack: { icon: "undo-2", label: "kind_giveBack" },
  takeBack: { icon: "minus", label: "kind_takeBack" },
  credit: { icon: "plus", label: "kind_credit" },
  debit: { icon: "minus", label: "kind_debit" },
  expire: { icon: "calendar", label: "kind_expire" },
} as const satisfies Record<string, { icon: IconName; label: string }>;

const kindOf = (kind: string) => kinds[kind in kinds ? (kind as keyof typeof kinds) : "earn"];

/** A payment id, which means nothing to the reader. */
const isOurs = /^(adjust:)?[0-9a-f]{8}-[0-9a-f]{4}-/;

/** One entry: kind, date, order, and the balance after it. */
export function Movement({ entry }: { entry: Entry }) {
  const t = usePointsText();
  const locale = useLocale();
  const { kind, points, balance, reference, orderCodes, at } = entry;
  const { icon, label } = kindOf(kind);
  const named = orderCodes.length === 0 && reference && !isOurs.test(reference) ? reference : null;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span
        className={cx(
          "grid size-10 shrink-0 place-items-center rounded-full",
          points > 0 ? "bg-court-soft text-court-ink" : "bg-sunken text-ink-soft",
        )}
      >
        <Icon name={icon} size="sm" />
      </span>
      <span className="min-w-0 grow basis-28">
        <span className="block font-bold">{t(label)}</span>
        <span className="block text-sm break-words text-ink-soft">
          <time dateTime={at}>{formatDate(new Date(at), locale)}</time>
          {named === null ? null : ` · ${kind === "bonus" ? t("for_link") : t("for", { reference: named })}`}
        </span>
        {orderCodes.map((code) => (
          <Link
            key={code}
            to={`/account/order/detail/${code}`}
            className="mr-4 inline-flex min-h-11 items-center text-sm font-semibold text-brick-ink underline underline-offset-2"
          >
            {t("for", { reference: code })}
          </Link>
        ))}
      </span>
      <span className="ml-auto text-right tabular-nums">
        {/* Held points were deducted already: spending them changes no balance. */}
        {points === 0 ? null : (
          <span className={cx("block font-extrabold", points > 0 && "text-court-ink")}>{signed(points)}</span>
        )}
        <span className="block text-sm text-ink-soft">{t("balance", { points: grouped(balance) })}</span>
      </span>
    </li>
  );
}
