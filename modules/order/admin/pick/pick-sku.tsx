import { Form } from "react-router";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { LinePicture } from "../order-lines.tsx";
import { isDone, type PickLineModel, type PickSku } from "./pick-model.ts";

/** An SKU to take from its shelf, with the orders its pieces are for. */
export function PickSkuItem({ sku: { sku, lines, pieces, picked } }: { sku: PickSku }) {
  const done = picked >= pieces;
  return (
    <li className={cx("grid gap-2 px-4 py-3", done && "bg-court-soft")}>
      <div className="flex items-center gap-3">
        <LinePicture path={sku.picture} />
        <div className="min-w-0 grow text-sm">
          <p className="font-semibold">
            {sku.item}
            {sku.attributes ? <span className="font-normal text-ink-soft"> · {sku.attributes}</span> : null}
          </p>
          <p className="text-xs break-all text-ink-soft tabular-nums">
            {[sku.skuCode, sku.barcode].filter(Boolean).join(" · ")}
          </p>
        </div>
        <p className={cx("shrink-0 text-lg font-extrabold tabular-nums", done && "text-court-ink")}>
          {`${picked}/${pieces}`}
        </p>
      </div>
      <ul className="grid gap-1 text-sm">
        {lines.map((line) => (
          <PickLineItem key={`${line.orderCode} ${line.number}`} line={line} />
        ))}
      </ul>
    </li>
  );
}

function PickLineItem({ line }: { line: PickLineModel }) {
  const t = useAdminText();
  const { orderCode, number, pieces, picked, name, item } = line;
  const done = isDone(line);
  const named = `${item} ${orderCode}`;
  return (
    <li className="flex items-center justify-between gap-2">
      <span className="min-w-0 break-words text-ink-soft tabular-nums">
        {`${orderCode} · ${picked}/${pieces}`}
        {picked > 0 && name ? ` · ${name}` : ""}
      </span>
      <Form method="post" preventScrollReset className="flex shrink-0 gap-1">
        <input type="hidden" name="intent" value="setPicked" />
        <input type="hidden" name="orderCode" value={orderCode} />
        <input type="hidden" name="number" value={number} />
        {picked > 0 ? (
          <IconButton
            type="submit"
            name="picked"
            value="0"
            icon="undo-2"
            label={t("pick_back", { name: named })}
            className="shrink-0"
          />
        ) : null}
        {done ? null : (
          <IconButton
            type="submit"
            name="picked"
            value={pieces}
            icon="check"
            label={t("pick_all", { name: named })}
            className="shrink-0"
          />
        )}
      </Form>
    </li>
  );
}
