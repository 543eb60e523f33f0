import { useState } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { ScanField } from "../scan/scan-field.tsx";
import { SkuLabel } from "../sku-label.tsx";
import { useStockText } from "../stock-text.ts";
import type { TransferModel } from "./transfer-model.ts";

type Numbers = Readonly<Record<string, string>>;
const box = `${boxClass} min-h-11 w-18 px-2 text-right text-base tabular-nums`;

/** The received units of a transfer, scanned or typed, and the lost ones. The rest stays on its way. */
export function ReceiveForm({ transfer }: { transfer: TransferModel }) {
  const t = useStockText();
  const sending = useSending("receive");
  const [arrived, setArrived] = useState<Numbers>({});
  const [unknown, setUnknown] = useState<string | null>(null);
  const open = transfer.lines.filter((line) => line.open > 0);
  const scan = (code: string) => {
    const line = open.find(({ sku }) => sku.skuCode === code || sku.barcode === code);
    setUnknown(line ? null : code);
    if (!line) return;
    const { skuCode } = line.sku;
    setArrived((before) => ({ ...before, [skuCode]: String((Number(before[skuCode]) || 0) + 1) }));
  };
  return (
    <AdminPanel title={t("receive_transfer")}>
      <div className="grid gap-4">
        <p className="max-w-prose text-sm text-ink-soft">{t("receive_text")}</p>
        <ScanField
          hint={t("scan_received_hint")}
          button={t("add_line")}
          onCode={scan}
          error={unknown === null ? null : t("not_in_transfer", { code: unknown })}
        />
        <Form method="post" noValidate className="grid gap-4">
          <input type="hidden" name="intent" value="receive" />
          <input type="hidden" name="version" value={transfer.version} />
          <ul className="divide-y divide-line">
            {open.map(({ sku, open: units }) => (
              <li key={sku.skuCode} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
                <span className="min-w-0 grow basis-56">
                  <SkuLabel sku={sku} />
                  <span className="text-xs text-ink-soft tabular-nums">{t("open_units", { count: units })}</span>
                </span>
                <label className="grid gap-1 text-xs font-bold text-ink-soft">
                  <span aria-hidden="true">{t("arrived")}</span>
                  <span className="sr-only">{t("arrived_of", { name: sku.name })}</span>
                  <input
                    name={`received ${sku.skuCode}`}
                    inputMode="numeric"
                    maxLength={7}
                    autoComplete="off"
                    value={arrived[sku.skuCode] ?? ""}
                    placeholder="0"
                    onChange={({ currentTarget: { value } }) => setArrived({ ...arrived, [sku.skuCode]: value })}
                    className={box}
                  />
                </label>
                <label className="grid gap-1 text-xs font-bold text-ink-soft">
                  <span aria-hidden="true">{t("lost")}</span>
                  <span className="sr-only">{t("lost_of_name", { name: sku.name })}</span>
                  <input
                    name={`lost ${sku.skuCode}`}
                    inputMode="numeric"
                    maxLength={7}
                    autoComplete="off"
                    placeholder="0"
                    className={box}
                  />
                </label>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="court" loading={sending}>
              {t("receive_transfer")}
            </Button>
            <Button
              variant="secondary"
              onClick={() =>
                setArrived(Object.fromEntries(open.map(({ sku, open: units }) => [sku.skuCode, String(units)])))
              }
            >
              {t("all_arrived")}
            </Button>
          </div>
        </Form>
      </div>
    </AdminPanel>
  );
}
