import { use } from "react";
import { Link } from "react-router";
import { formatDateTime } from "#kit/core/date-format.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { SignedInContext } from "#modules/admin/web/signed-in.ts";
import type { LeftOutReason } from "../../contract/simulation.ts";
import type { AdminSimulatePromotionResult } from "./promotion-simulator.graphql.gen.ts";
import { usePromotionSimulatorText } from "./promotion-simulator-text.ts";

type Result = AdminSimulatePromotionResult["adminSimulatePromotion"];
type Sums = NonNullable<Result["orders"]>;
type Shown = { result: Result; kind: string };

/** The result of a simulation: orders, carts, the largest differences, and the orders left out. */
export function SimulationResult({ result, kind }: Shown) {
  const t = usePromotionSimulatorText();
  const { orders, carts, differences, leftOut } = result;
  return (
    <section aria-label={t("result")} className="grid gap-4">
      {orders === null ? null : (
        <div className="grid gap-1">
          <h3 className="text-sm font-extrabold tracking-tight">{t("on_orders")}</h3>
          <p role="status" className="text-sm">
            {t("orders_touched", { count: orders.counted, touched: orders.touched })}{" "}
            {t("pieces", { count: orders.pieces })}
          </p>
          {orders.counted === 0 ? null : <SumsTable caption={t("on_orders")} sums={orders} />}
          <p className="text-sm text-ink-soft">{t("not_counted")}</p>
          {kind === "gwp" ? <p className="text-sm text-ink-soft">{t("gifts_in_stock")}</p> : null}
          {kind === "pwp" ? <p className="text-sm text-ink-soft">{t("no_add_ons")}</p> : null}
        </div>
      )}
      {differences.length === 0 ? null : <Differences differences={differences} />}
      {leftOut.length === 0 ? null : (
        <div className="grid gap-1 text-sm">
          <h3 className="font-extrabold tracking-tight">{t("left_out")}</h3>
          <ul className="grid gap-1">
            {leftOut.map(({ reason, orders: count, examples }) => (
              <li key={reason}>
                {t(`left_out_${reason as LeftOutReason}`, { count })}{" "}
                {examples.map((code) => (
                  <span key={code} className="mr-2 inline-block">
                    <OrderCode code={code} />
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {carts === null ? null : (
        <div className="grid gap-1">
          <h3 className="text-sm font-extrabold tracking-tight">{t("on_carts")}</h3>
          <p className="text-sm">{t("carts_touched", { count: carts.counted, touched: carts.touched })}</p>
          {carts.counted === 0 ? null : <SumsTable caption={t("on_carts")} sums={carts} isCarts />}
        </div>
      )}
    </section>
  );
}

const signed = (amount: number): string => `${amount > 0 ? "+" : amount < 0 ? "−" : ""}${rp(Math.abs(amount))}`;

const cell = "border-t border-line py-1.5 pl-3 text-right tabular-nums";

function SumsTable({
  caption,
  sums: { before, after },
  isCarts = false,
}: {
  caption: string;
  sums: Sums;
  isCarts?: boolean;
}) {
  const t = usePromotionSimulatorText();
  const rows = [
    ["revenue", before.revenue, after.revenue],
    ["goods_discount", before.goodsDiscount, after.goodsDiscount],
    // A cart has no destination yet.
    ...(isCarts ? [] : [["freight_discount", before.freightDiscount, after.freightDiscount] as const]),
    ...(after.costedPieces === 0 ? [] : [["margin", before.margin, after.margin] as const]),
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that a wide table can be scrolled by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={caption}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-xs text-ink-soft">
            <th scope="col" className="text-left font-bold">
              {t("figure")}
            </th>
            {(["before", "after", "difference"] as const).map((name) => (
              <th key={name} scope="col" className="pl-3 text-right font-bold">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, was, is]) => (
            <tr key={name}>
              <th scope="row" className="border-t border-line py-1.5 text-left font-normal">
                {t(name)}
              </th>
              <td className={cell}>{rp(was)}</td>
              <td className={cell}>{rp(is)}</td>
              <td className={`${cell} font-bold`}>{signed(is - was)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="border-t border-line py-1.5 text-left font-normal">
              {t("gift_pieces")}
            </th>
            <td className={cell}>{before.giftPieces}</td>
            <td className={cell}>{after.giftPieces}</td>
            <td className={`${cell} font-bold`}>{after.giftPieces - before.giftPieces}</td>
          </tr>
        </tbody>
      </table>
      <p className="text-sm text-ink-soft">
        {after.costedPieces === 0
          ? t("margin_unknown")
          : t("margin_known", { known: after.costedPieces, count: after.soldPieces })}
      </p>
    </section>
  );
}

/** A staff role that edits promotions may lack the permission to see orders. */
function OrderCode({ code }: { code: string }) {
  if (!use(SignedInContext)?.permissions.includes("orders.read")) return code;
  return (
    <Link to={`/admin/orders/${code}`} className="underline">
      {code}
    </Link>
  );
}

function Differences({ differences }: Pick<Result, "differences">) {
  const t = usePromotionSimulatorText();
  const locale = useLocale();
  return (
    <div className="grid gap-1">
      <h3 className="text-sm font-extrabold tracking-tight">{t("largest")}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that a wide table can be scrolled by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t("largest")}>
        <table className="w-full text-sm">
          <caption className="sr-only">{t("largest")}</caption>
          <thead>
            <tr className="text-xs text-ink-soft">
              {(["order", "placed"] as const).map((name) => (
                <th key={name} scope="col" className="pr-3 text-left font-bold">
                  {t(name)}
                </th>
              ))}
              {(["before", "after", "difference"] as const).map((name) => (
                <th key={name} scope="col" className="pl-3 text-right font-bold">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map(({ orderCode, placedAt, before, after }) => (
              <tr key={orderCode}>
                <th scope="row" className="border-t border-line py-1.5 pr-3 text-left font-bold">
                  <OrderCode code={orderCode} />
                </th>
                <td className="border-t border-line py-1.5 pr-3 whitespace-nowrap">
                  {formatDateTime(new Date(placedAt), locale)}
                </td>
                <td className={cell}>{rp(before)}</td>
                <td className={cell}>{rp(after)}</td>
                <td className={`${cell} font-bold`}>{signed(after - before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
