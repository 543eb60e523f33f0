import { useEffect, useEffectEvent, useState } from "react";
import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Skeleton } from "#kit/web/feedback/skeleton.tsx";
import { RadioGroup } from "#kit/web/forms/radio-group.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { PayChannelsDocument } from "./order-actions.graphql.gen.ts";
import type { OrderDetailModel } from "./order-model.ts";
import { useOrderText } from "./order-text.ts";
import { type OtherChannel, otherChannels } from "./other-channels.ts";

type PayAnotherDialogProps = {
  order: OrderDetailModel;
  open: boolean;
  paying: boolean;
  onClose: () => void;
  onPay: (paymentMethod: string) => void;
};

/** The other payment methods of an unpaid order. The old attempt ends first, so there are never two (D-60). */
export function PayAnotherDialog({ order, open, paying, onClose, onPay }: PayAnotherDialogProps) {
  const t = useOrderText();
  const api = useApi();
  const [ways, setWays] = useState<readonly OtherChannel[] | "failed" | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const cost = order.payOperationAmount - order.payOperationFee;
  const current = order.payInfos[0]?.payChannel ?? order.payMentType;

  const load = useEffectEvent(async () => {
    const reply = await api(PayChannelsDocument, { orderAmount: cost }).catch(() => null);
    const channels = reply?.ssQueryPaymentChannelList.data;
    setWays(channels ? otherChannels(channels, current) : "failed");
  });
  useEffect(() => {
    if (open) void load();
  }, [open]);

  const go = () => {
    if (chosen === null) setProblem(t("pay_other_choose"));
    else onPay(chosen);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t("pay_other_title")} closeLabel={t("close")} size="m">
      <div className="grid gap-5">
        {order.payMent ? <p className="text-ink-soft">{t("pay_other_text", { name: order.payMent })}</p> : null}
        {ways === null ? <Skeleton className="h-52 rounded-lg" /> : null}
        {ways === "failed" ? (
          <Alert tone="error" live>
            {t("failed")}
          </Alert>
        ) : null}
        {Array.isArray(ways) ? (
          <RadioGroup
            legend={t("pay_other_title")}
            hideLegend
            name="paymentMethod"
            value={chosen ?? ""}
            onChange={(code) => {
              setChosen(code);
              setProblem(null);
            }}
            options={ways.map(({ code, name, group, fee }) => ({
              value: code,
              label: name,
              ...(group === "" ? {} : { description: group }),
              end: fee > 0 ? <FeeMark fee={fee} /> : null,
            }))}
            error={problem}
          />
        ) : null}
        <NewTotal order={order} way={Array.isArray(ways) ? ways.find(({ code }) => code === chosen) : undefined} />
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" loading={paying} onClick={go} disabled={!Array.isArray(ways)}>
            {t("pay_other_go")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("close")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function FeeMark({ fee }: { fee: number }) {
  const t = useOrderText();
  return <span className="shrink-0 text-sm text-ink-soft tabular-nums">{t("pay_other_fee", { fee: rp(fee) })}</span>;
}

/** The total with the chosen method, and the reason of a difference (D-47). */
function NewTotal({ order, way }: { order: OrderDetailModel; way: OtherChannel | undefined }) {
  const t = useOrderText();
  const { payOperationAmount: before, payOperationFee } = order;
  const after = before - payOperationFee + (way?.fee ?? payOperationFee);
  return (
    <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
      <span className="font-bold">{t("pay_other_total")}</span>
      <span className="text-lg font-extrabold tabular-nums">{rp(after)}</span>
      {after === before ? null : (
        <span className="w-full text-sm text-ink-soft">
          {t(after > before ? "pay_other_more" : "pay_other_less", { before: rp(before) })}
        </span>
      )}
    </p>
  );
}
