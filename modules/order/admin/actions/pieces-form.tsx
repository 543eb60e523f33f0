import { useState } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { courierCodes, courierName, defaultCourier } from "#modules/shipping/contract/couriers.ts";
import { LinePicture } from "../order-lines.tsx";
import type { AdminLineModel, AdminOrderModel } from "../order-model.ts";

type PiecesFormProps = { order: AdminOrderModel; intent: "ship" | "makeReady"; answer: AdminAnswer | null };

/** The pieces to ship or to make ready; by default all that are left. */
export function PiecesForm({ order, intent, answer }: PiecesFormProps) {
  const t = useAdminText();
  const sending = useSending(intent);
  const waiting = order.lines.filter((line) => line.waiting > 0);
  const { problems, typed } = answerTo(answer, intent);
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const count = waiting.reduce((sum, { number, waiting: most }) => sum + (chosen[number] ?? most), 0);
  // The shopper's courier may be an extension's, which the engine's list does not have.
  const chosenCourier = order.service?.split(":")[0] || defaultCourier;
  const choices = courierCodes.includes(chosenCourier) ? courierCodes : [chosenCourier, ...courierCodes];
  return (
    <Form method="post" noValidate className="grid gap-4">
      <input type="hidden" name="version" value={order.version} />
      <ul className="divide-y divide-line">
        {waiting.map((line) => (
          <PiecesLine
            key={line.number}
            line={line}
            typed={typed[`quantity-${line.number}`]}
            onChange={(quantity) => setChosen({ ...chosen, [line.number]: quantity })}
          />
        ))}
      </ul>
      {intent === "ship" ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            name="courierCode"
            label={t("courier")}
            defaultValue={typed.courierCode ?? chosenCourier}
            options={choices.map((code) => ({ value: code, label: courierName(code) }))}
            error={problems.courierCode ?? null}
          />
          <TextField
            name="expressCode"
            label={t("express_code")}
            hint={t("express_hint")}
            kind="voucher"
            maxLength={40}
            defaultValue={typed.expressCode}
            error={problems.expressCode ?? null}
          />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant="court"
          icon={intent === "ship" ? "truck" : "store"}
          loading={sending}
        >
          {t(intent === "ship" ? "ship" : "make_ready", { count })}
        </Button>
        {order.can.includes("pack") ? <PackButton /> : null}
      </div>
    </Form>
  );
}

/** Submits the same form with another action: pieces and courier are ignored. */
function PackButton() {
  const t = useAdminText();
  return (
    <Button type="submit" name="intent" value="pack" variant="secondary" icon="package">
      {t("pack")}
    </Button>
  );
}

type PiecesLineProps = {
  line: AdminLineModel;
  typed: string | undefined;
  onChange: (quantity: number) => void;
};

function PiecesLine({ line, typed, onChange }: PiecesLineProps) {
  const t = useAdminText();
  return (
    <li className="flex items-center gap-3 py-2">
      <LinePicture path={line.picture} />
      <div className="min-w-0 grow text-sm">
        <p className="font-semibold">{line.name}</p>
        <p className="text-xs break-all text-ink-soft tabular-nums">
          {[line.attributes, line.skuCode, line.barcode].filter(Boolean).join(" · ")}
        </p>
      </div>
      <label className="flex shrink-0 items-center gap-2 text-sm">
        <span className="sr-only">{t("how_many", { name: line.name })}</span>
        <input
          type="number"
          inputMode="numeric"
          name={`quantity-${line.number}`}
          min={0}
          max={line.waiting}
          // Some may have been shipped concurrently.
          defaultValue={Math.min(Number(typed ?? line.waiting) || 0, line.waiting)}
          onChange={(event) => onChange(Number(event.currentTarget.value) || 0)}
          className={`${boxClass} min-h-11 w-18 px-2 text-right text-base tabular-nums`}
        />
        <span className="w-10 text-ink-soft tabular-nums">/ {line.waiting}</span>
      </label>
    </li>
  );
}
