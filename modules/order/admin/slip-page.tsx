import { Button } from "#kit/web/actions/button.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import type { AdminOrderModel } from "./order-model.ts";
import { chosenSlip, slipsOf } from "./slip-content.ts";
import { SlipSheet } from "./slip-sheet.tsx";

type SlipPageProps = { order: AdminOrderModel; parcelCode: string | null; year: number };

/** The packing slip of one parcel: contents and recipient, no prices. */
export function SlipPage({ order, parcelCode, year }: SlipPageProps) {
  const t = useAdminText();
  const slips = slipsOf(order);
  return (
    <div className="grid gap-4">
      <PageHeader
        title={t("slip")}
        above={[
          { label: t("orders"), to: "/admin/orders" },
          { label: order.orderCode, to: `/admin/orders/${order.orderCode}` },
        ]}
        actions={
          <Button icon="printer" variant="court" size="sm" onClick={() => window.print()}>
            {t("print")}
          </Button>
        }
      />
      <SlipSheet order={order} slips={slips} slip={chosenSlip(slips, parcelCode)} year={year} isChosen />
    </div>
  );
}
