import { useState } from "react";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { CouponFields } from "../../contract/record/coupon-fields.ts";
import { FlagField, NumberField } from "../promotion-editor/fields.tsx";
import { useCouponEditorText } from "./coupon-editor-text.ts";

type Gives = "percent" | "amount";

/** Discount and minimum spend of the coupon. */
export function DiscountPanel({ editor }: { editor: RecordEditor }) {
  const t = useCouponEditorText();
  const { percent, amount } = editor.state as CouponFields;
  const [chosen, setChosen] = useState<Gives>("percent");
  const gives: Gives = amount !== undefined ? "amount" : percent !== undefined ? "percent" : chosen;
  const choose = (next: Gives) => {
    setChosen(next);
    for (const field of next === "amount" ? ["percent", "mostDiscount"] : ["amount"]) editor.set(field, undefined);
  };
  return (
    <AdminPanel title={t("discount")}>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <FieldFrame label={t("gives")}>
          {(links) => (
            <SelectBox
              {...links}
              value={gives}
              disabled={!editor.editable}
              onChange={(event) => choose(event.currentTarget.value as Gives)}
            >
              <option value="percent">{t("gives_percent")}</option>
              <option value="amount">{t("gives_amount")}</option>
            </SelectBox>
          )}
        </FieldFrame>
        {gives === "amount" ? (
          <NumberField editor={editor} path="amount" />
        ) : (
          <>
            <NumberField editor={editor} path="percent" />
            <NumberField editor={editor} path="mostDiscount" placeholder={t("no_limit")} />
          </>
        )}
        <NumberField editor={editor} path="minimumSpend" placeholder="0" />
        <FlagField editor={editor} path="stackable" hint={t("stackable_hint")} />
      </div>
    </AdminPanel>
  );
}
