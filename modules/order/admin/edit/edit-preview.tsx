import { Form } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { AdminOrderModel } from "../order-model.ts";
import { contactLine, type OrderEditModel } from "./edit-model.ts";

type EditPreviewProps = {
  order: AdminOrderModel;
  preview: OrderEditModel;
  /** What was previewed: exactly this is sent again. */
  typed: Readonly<Record<string, string>>;
};

/** The order before and after, and the money that goes back; its button changes it. */
export function EditPreview({ order, preview, typed }: EditPreviewProps) {
  const t = useAdminText();
  const sending = useSending("edit");
  const { refund, contactBefore, contactAfter, totalBefore, totalAfter } = preview;
  return (
    <AdminPanel title={t("edit_preview_title")}>
      <div className="grid gap-4">
        <ChangedLines lines={preview.lines} />
        {refund ? <MoneyBack refund={refund} isCash={preview.isCash} /> : null}
        <Facts
          facts={[
            [t("edit_total"), totalBefore === totalAfter ? rp(totalAfter) : `${rp(totalBefore)} → ${rp(totalAfter)}`],
            [t("edit_before"), contactAfter && contactBefore ? contactLine(contactBefore) : null],
            [t("edit_after"), contactAfter ? contactLine(contactAfter) : null],
          ]}
        />
        <Form method="post">
          {Object.entries({ ...typed, version: order.version }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="expectedMoney" value={refund?.money ?? 0} />
          <input type="hidden" name="expectedPoints" value={refund?.points ?? 0} />
          <Button type="submit" name="intent" value="edit" variant="court" icon="check" loading={sending}>
            {t("edit_confirm")}
          </Button>
        </Form>
      </div>
    </AdminPanel>
  );
}

function ChangedLines({ lines }: { lines: OrderEditModel["lines"] }) {
  const t = useAdminText();
  const shown = lines.filter(({ before }) => before > 0);
  const head = "px-2 py-1.5 text-left text-xs font-bold text-ink-soft";
  return (
    <table className="w-full border-collapse text-sm">
      <thead className="border-b border-line">
        <tr>
          <th scope="col" className={head}>
            {t("edit_line")}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t("edit_before")}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t("edit_after")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {shown.map(({ number, name, before, after }) => (
          <tr key={number}>
            <td className="px-2 py-1.5">{name}</td>
            <td className="px-2 py-1.5 text-right tabular-nums">{before}</td>
            <td className={`px-2 py-1.5 text-right tabular-nums ${after === before ? "" : "font-bold"}`}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const lost = ["tier", "coupon", "freight", "gift"] as const;

function MoneyBack({ refund, isCash }: { refund: NonNullable<OrderEditModel["refund"]>; isCash: boolean }) {
  const t = useAdminText();
  const { goods, freight, fee, deductions, gifts, money, points } = refund;
  const nameOf = ({ kind, name }: (typeof deductions)[number]) => {
    const known = lost.find((one) => one === kind);
    return t(`edit_lost_${known ?? "earlier"}`, { name });
  };
  return (
    <div className="grid gap-2">
      <Facts
        facts={[
          [t("edit_paid_for"), rp(goods)],
          [t("edit_back_freight"), freight === 0 ? null : rp(freight)],
          [t("edit_back_fee"), fee === 0 ? null : rp(fee)],
          ...deductions.map((one) => [nameOf(one), rp(-one.amount)] as const),
          [t(isCash ? "edit_less_due" : "edit_money_back"), <strong key="money">{rp(money)}</strong>],
          [t("edit_points_back"), points === 0 ? null : grouped(points)],
        ]}
      />
      {gifts.map(({ name, quantity }) => (
        <p key={name} className="text-sm text-ink-soft">
          {t("edit_gift_goes", { count: quantity, name })}
        </p>
      ))}
    </div>
  );
}
