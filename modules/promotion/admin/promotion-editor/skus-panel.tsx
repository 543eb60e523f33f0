import { pathOf } from "#kit/core/fields/field-changes.ts";
import { rp } from "#kit/core/format-rupiah.ts";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { PromotionState } from "../../contract/record/promotion-state.ts";
import { numberIn } from "./fields.tsx";
import { skuName, usePromotionChoices } from "./promotion-choices.ts";
import { usePromotionEditorText } from "./promotion-editor-text.ts";
import { SkuFinder } from "./sku-finder.tsx";

const box = `${boxClass} min-h-9 w-full min-w-0 px-2.5 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;
const fields = ["price", "stock", "maxPerUser"] as const;

/** The SKUs of a flash sale with their prices and units. */
export function SkusPanel({ editor }: { editor: RecordEditor }) {
  const t = usePromotionEditorText();
  const { skus: known } = usePromotionChoices();
  const { skus = {} } = editor.state as PromotionState;
  return (
    <AdminPanel title={t("label_skus")}>
      <div id={fieldId("skus")} tabIndex={-1} className="grid gap-3">
        <FieldError id={`${fieldId("skus")}-error`} error={editor.problemAt("skus")} />
        <ul className="grid gap-2">
          {Object.keys(skus).map((code) => {
            const name = skuName(known, code);
            const label = known.find(({ skuCode }) => skuCode === code);
            const path = pathOf("skus", code);
            return (
              <li
                key={code}
                id={fieldId(path)}
                tabIndex={-1}
                className="grid gap-2 rounded-md border border-line p-2.5"
              >
                <div className="flex items-start gap-2 text-sm">
                  <p className="min-w-0 grow">
                    <span className="font-bold">{name}</span> <span className="break-all text-ink-soft">{code}</span>
                    <span className="block text-ink-soft tabular-nums">
                      {label
                        ? t("sku_now", { price: label.price === null ? "–" : rp(label.price), stock: label.stock })
                        : ""}
                    </span>
                  </p>
                  {editor.editable ? (
                    <IconButton
                      size="sm"
                      icon="x"
                      label={t("remove", { name })}
                      onClick={() => editor.set(path, undefined)}
                    />
                  ) : null}
                </div>
                <FieldError id={`${fieldId(path)}-error`} error={editor.problemAt(path)} />
                <div className="grid gap-2 sm:grid-cols-4">
                  {fields.map((field) => (
                    <SkuInput key={field} editor={editor} code={code} field={field} />
                  ))}
                  <SkuInput editor={editor} code={code} field="shipsFrom" />
                </div>
              </li>
            );
          })}
        </ul>
        {editor.editable ? (
          <SkuFinder
            taken={Object.keys(skus)}
            onChoose={({ skuCode, stock }) => editor.set(pathOf("skus", skuCode), { stock })}
          />
        ) : null}
      </div>
    </AdminPanel>
  );
}

type SkuInputProps = { editor: RecordEditor; code: string; field: (typeof fields)[number] | "shipsFrom" };

function SkuInput({ editor, code, field }: SkuInputProps) {
  const t = usePromotionEditorText();
  const path = pathOf("skus", code, field);
  const value = editor.value(path);
  const error = editor.problemAt(path);
  const id = fieldId(path);
  return (
    <div className="grid content-start gap-1">
      <label className="grid gap-1 text-xs font-bold text-ink-soft">
        {t(`sku_${field}`)}
        <input
          id={id}
          {...(field === "shipsFrom" ? { type: "date" } : { inputMode: "numeric" as const })}
          autoComplete="off"
          value={value === undefined ? "" : String(value)}
          readOnly={!editor.editable}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            const text = event.currentTarget.value;
            editor.set(path, field === "shipsFrom" ? text || undefined : numberIn(text));
          }}
          className={box}
        />
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
