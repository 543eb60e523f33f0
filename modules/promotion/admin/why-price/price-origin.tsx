import { use } from "react";
import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { SignedInContext } from "#modules/admin/web/signed-in.ts";
import type { ShownPrice } from "./why-price-model.ts";
import { useWhyPriceText } from "./why-price-text.ts";

/** Whether an order's price was computed again, and which moment the promotions are of. */
export function PriceOrigin({ price: { at, isOtherMoment, order }, year }: { price: ShownPrice; year: number }) {
  const t = useWhyPriceText();
  const time = shortTime(at, year);
  if (order === null) {
    if (!isOtherMoment) return null;
    return <Alert tone="info">{t("other_moment", { time })}</Alert>;
  }
  const { codes, outcome, charged, rebuilt } = order;
  return (
    <Alert tone={outcome === "SAME" ? "success" : "warning"}>
      <p>
        {outcome === "SAME"
          ? t("as_charged", { amount: rp(charged), time })
          : outcome === "DIFFERS" && rebuilt !== null
            ? t("differs", { amount: rp(charged), rebuilt: rp(rebuilt), time })
            : t("not_rebuilt", { amount: rp(charged), time })}
      </p>
      <p>
        {codes.length > 1 ? t("placed_together") : t("order")}{" "}
        {codes.map((code) => (
          <OrderCode key={code} code={code} />
        ))}
      </p>
    </Alert>
  );
}

/** Not everybody who reads promotions may see orders. */
function OrderCode({ code }: { code: string }) {
  const isLink = use(SignedInContext)?.permissions.includes("orders.read");
  if (!isLink) return <span className="mr-2 inline-block font-bold">{code}</span>;
  return (
    <Link to={`/admin/orders/${code}`} className="mr-2 inline-block font-bold underline">
      {code}
    </Link>
  );
}
