import { useState } from "react";
import { pathOf } from "#kit/core/fields/field-changes.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { imageUrl } from "#kit/images/image-url.ts";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { type PlannedSku, priceChange, rupiahIn, skuTitle } from "./planned-prices.ts";
import { usePricePlansText } from "./price-plans-text.ts";

type PriceRowProps = {
  editor: RecordEditor;
  code: string;
  /** The planned price; 0 while it is emptied, which a save refuses. */
  price: number;
  /** Null while its names are read, and for an SKU that exists no more. */
  sku: PlannedSku | null;
};

const cell = "px-1.5 py-1.5 align-top first:pl-2.5 md:pt-3";
const figure = `${cell} whitespace-nowrap tabular-nums md:text-right`;

export function PriceRow({ editor, code, price, sku }: PriceRowProps) {
  const t = usePricePlansText();
  const locale = useLocale();
  // While it is typed, a price keeps its form: points that come and go would move the cursor.
  const [typed, setTyped] = useState<string | null>(null);
  const path = pathOf("prices", code);
  const id = fieldId(path);
  const error = editor.problemAt(path);
  const title = sku === null ? code : skuTitle(sku);
  const change = price === 0 ? null : priceChange(price, sku?.price ?? null);
  const isAboveList = sku !== null && sku.listPrice !== null && price > sku.listPrice;
  const money = (label: string, amount: number | null | undefined) => (
    <td className={figure}>
      <span className="block text-xs text-ink-soft md:hidden">{label}</span>
      {amount === null || amount === undefined ? "–" : rp(amount)}
    </td>
  );
  return (
    <tr className="phone:grid phone:grid-cols-[1fr_1fr_auto] phone:p-1">
      <th scope="row" className={`${cell} text-left font-normal md:pt-2 phone:col-span-2`}>
        <span className="flex items-start gap-2.5">
          <SkuPicture url={sku?.picture ?? null} />
          <span className="min-w-0">
            <span className="line-clamp-2 font-bold">{sku?.name ?? code}</span>
            {sku?.options ? <span className="block text-xs text-ink-soft">{sku.options}</span> : null}
            {sku === null ? null : <span className="block text-xs break-words text-ink-soft">{code}</span>}
          </span>
        </span>
      </th>
      {money(t("list_price"), sku?.listPrice)}
      {money(t("price_now"), sku?.price)}
      <td className={`${cell} md:pt-1.5 phone:col-start-1`}>
        <label className="grid gap-1">
          <span className="text-xs text-ink-soft md:sr-only">
            {t("planned_price")}
            <span className="sr-only"> {title}</span>
          </span>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? (price === 0 ? "" : grouped(price))}
            readOnly={!editor.editable}
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(error && `${id}-error`, isAboveList && `${id}-note`) || undefined}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              editor.set(path, rupiahIn(value));
            }}
            onBlur={() => setTyped(null)}
            className={`${boxClass} min-h-9 w-full min-w-0 px-2.5 text-base text-ink tabular-nums pointer-coarse:min-h-11 md:text-right md:text-sm`}
          />
        </label>
        {isAboveList ? (
          <p id={`${id}-note`} className="mt-1 flex items-start gap-1 text-xs font-semibold">
            <Icon name="triangle-alert" size="sm" />
            {t("above_list")}
          </p>
        ) : null}
        <FieldError id={`${id}-error`} error={error} />
      </td>
      <td className={figure}>
        <span className="block text-xs text-ink-soft md:hidden">{t("difference")}</span>
        {change === null ? "–" : percentText(change, locale)}
      </td>
      {editor.editable ? (
        <td className={`${cell} text-right md:pt-1.5 phone:col-start-3 phone:row-start-1`}>
          <IconButton
            size="sm"
            icon="x"
            label={t("remove", { name: `${title} ${code}` })}
            onClick={() => editor.set(path, undefined)}
          />
        </td>
      ) : null}
    </tr>
  );
}

const percentText = (change: number, locale: string): string =>
  change.toLocaleString(locale, { style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" });

function SkuPicture({ url }: { url: string | null }) {
  if (url === null)
    return (
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-ink-soft">
        <Icon name="image-off" size="sm" />
      </span>
    );
  return (
    <img
      src={imageUrl(url, 96, "webp")}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      className="size-11 shrink-0 rounded-md object-cover"
    />
  );
}
