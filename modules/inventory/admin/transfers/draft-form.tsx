import { useState } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { ScanField } from "../scan/scan-field.tsx";
import { SkuLabel } from "../sku-label.tsx";
import type { PlaceModel } from "../stock-model.ts";
import { useStockText } from "../stock-text.ts";
import { type DraftLine, type TransferModel, withScanned } from "./transfer-model.ts";

type DraftFormProps = {
  /** Null: a new one. */
  transfer: TransferModel | null;
  places: readonly PlaceModel[];
  pressKey: string;
  answer: AdminAnswer | null;
  /** Called with whether there are unsaved changes. */
  onEdited: (isEdited: boolean) => void;
};

/** Places, note and products of a transfer that was not sent. Products are scanned or typed; nothing moves by saving. */
export function DraftForm({ transfer, places, pressKey, answer, onEdited }: DraftFormProps) {
  const t = useStockText();
  const sending = useSending("save");
  const { problems, typed } = answerTo(answer, "save");
  const [lines, setLines] = useState<readonly DraftLine[]>(() =>
    (transfer?.lines ?? []).map(({ sku, quantity }) => ({ code: sku.skuCode, sku, quantity: String(quantity) })),
  );
  const change = (next: readonly DraftLine[]) => {
    setLines(next);
    onEdited(true);
  };
  const choices = places.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <div className="grid gap-4">
      <AdminPanel title={t("goods")}>
        <div className="grid gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              form="draft"
              name="fromCode"
              label={t("from")}
              options={choices}
              defaultValue={typed.fromCode ?? transfer?.fromCode ?? choices[0]?.value}
              error={problems.fromCode ?? null}
              onChange={() => onEdited(true)}
            />
            <SelectField
              form="draft"
              name="toCode"
              label={t("to")}
              options={choices}
              defaultValue={typed.toCode ?? transfer?.toCode ?? choices[1]?.value}
              error={problems.toCode ?? null}
              onChange={() => onEdited(true)}
            />
          </div>
          <ScanField hint={t("scan_hint")} button={t("add_line")} onCode={(code) => change(withScanned(lines, code))} />
          <Form
            id="draft"
            method="post"
            noValidate
            className="grid gap-4"
            onInput={() => onEdited(true)}
            onSubmit={() => onEdited(false)}
          >
            <input type="hidden" name="intent" value="save" />
            <input type="hidden" name="key" value={pressKey} />
            <input type="hidden" name="version" value={transfer?.version ?? 0} />
            {lines.length === 0 ? <p className="text-sm text-ink-soft">{t("goods_none")}</p> : null}
            <ul className="divide-y divide-line">
              {lines.map((line) => (
                <DraftLineRow
                  key={line.code}
                  line={line}
                  onQuantity={(quantity) =>
                    change(lines.map((other) => (other.code === line.code ? { ...other, quantity } : other)))
                  }
                  onDrop={() => change(lines.filter(({ code }) => code !== line.code))}
                />
              ))}
            </ul>
            <TextField
              name="note"
              label={t("note_transfer")}
              optional={t("optional")}
              autoComplete="off"
              maxLength={300}
              defaultValue={typed.note ?? transfer?.note}
              error={problems.note ?? null}
            />
            <Button type="submit" variant="court" loading={sending} className="justify-self-start">
              {t("save_draft")}
            </Button>
          </Form>
        </div>
      </AdminPanel>
    </div>
  );
}

type DraftLineRowProps = { line: DraftLine; onQuantity: (quantity: string) => void; onDrop: () => void };

function DraftLineRow({ line: { code, sku, quantity }, onQuantity, onDrop }: DraftLineRowProps) {
  const t = useStockText();
  const name = sku?.name ?? code;
  return (
    <li className="flex flex-wrap items-center gap-3 py-2 text-sm">
      <span className="min-w-0 grow basis-48">
        {sku ? (
          <SkuLabel sku={sku} />
        ) : (
          <span>
            <span className="font-semibold break-all tabular-nums">{code}</span>
            <span className="block text-xs text-ink-soft">{t("unsaved_line")}</span>
          </span>
        )}
      </span>
      <label className="flex items-center gap-2">
        <span className="sr-only">{t("quantity_of", { name })}</span>
        <input
          name={`quantity ${code}`}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
          value={quantity}
          onChange={(event) => onQuantity(event.currentTarget.value)}
          className={`${boxClass} min-h-11 w-20 px-2 text-right text-base tabular-nums`}
        />
      </label>
      <IconButton icon="trash-2" label={t("drop_line", { name })} onClick={onDrop} />
    </li>
  );
}
