import { useState } from "react";
import { pathOf } from "#kit/core/fields/field-changes.ts";
import { grouped } from "#kit/core/grouped-number.ts";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { rateFields } from "../contract/service-state.ts";
import { wholeIn } from "./delivery-model.ts";
import { useDeliveryText } from "./delivery-text.ts";

type RateRowProps = { editor: RecordEditor; rateKey: string; from: string; to: string };

/** A rate: from where, to where, its charges and days. */
export function RateRow({ editor, rateKey, from, to }: RateRowProps) {
  const t = useDeliveryText();
  const path = pathOf("rates", rateKey);
  return (
    <tr className="phone:grid phone:grid-cols-2 phone:p-1.5">
      <th scope="row" className="px-1.5 py-2 text-left font-normal md:pl-2.5 phone:col-span-2">
        <span id={fieldId(path)} tabIndex={-1} className="block font-bold">
          {to}
        </span>
        <span className="block text-xs text-ink-soft">{t("from_city", { city: from })}</span>
        <FieldError id={`${fieldId(path)}-error`} error={editor.problemAt(path)} />
      </th>
      {rateFields.map((field) => (
        <td key={field} className="px-1.5 py-1.5 align-top">
          <NumberCell editor={editor} path={`${path}/${field}`} label={t(`rate_${field}`)} of={to} />
        </td>
      ))}
      {editor.editable ? (
        <td className="px-1.5 py-1.5 text-right align-top phone:col-span-2">
          <IconButton
            size="sm"
            icon="x"
            label={t("remove_rate", { from, to })}
            onClick={() => editor.set(path, undefined)}
          />
        </td>
      ) : null}
    </tr>
  );
}

type NumberCellProps = { editor: RecordEditor; path: string; label: string; of: string };

function NumberCell({ editor, path, label, of }: NumberCellProps) {
  // While it is typed, a number keeps its form: points that come and go would move the cursor.
  const [typed, setTyped] = useState<string | null>(null);
  const value = editor.value(path);
  const error = editor.problemAt(path);
  const id = fieldId(path);
  return (
    <>
      <label className="grid gap-1">
        <span className="text-xs text-ink-soft md:sr-only">
          {label}
          <span className="sr-only"> {of}</span>
        </span>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? (typeof value === "number" ? grouped(value) : "")}
          readOnly={!editor.editable}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            editor.set(path, /\d/.test(currentTarget.value) ? wholeIn(currentTarget.value) : undefined);
          }}
          onBlur={() => setTyped(null)}
          className={`${boxClass} min-h-9 w-full min-w-0 px-2.5 text-base text-ink tabular-nums pointer-coarse:min-h-11 md:text-right md:text-sm`}
        />
      </label>
      <div className="mt-1.5 empty:hidden">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </>
  );
}
