import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { GiveawayState } from "../../contract/record/promotion-state.ts";
import { numberIn } from "./fields.tsx";
import { skuName, usePromotionChoices } from "./promotion-choices.ts";
import { usePromotionEditorText } from "./promotion-editor-text.ts";
import { SkuFinder } from "./sku-finder.tsx";

const box = `${boxClass} min-h-9 w-full min-w-0 px-2.5 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;

type GiveawaysProps = {
  editor: RecordEditor;
  path: string;
  giveaways: readonly GiveawayState[];
  /** Add-ons have a price, gifts have none. */
  isPriced: boolean;
  onChange: (giveaways: readonly GiveawayState[]) => void;
};

/** The goods of a level, in the order of preference: the first one in stock is given. */
export function Giveaways({ editor, path, giveaways, isPriced, onChange }: GiveawaysProps) {
  const t = usePromotionEditorText();
  const { skus } = usePromotionChoices();
  const change = (at: number, field: "number" | "price", value: number | undefined) =>
    onChange(
      giveaways.map((one, index) => {
        if (index !== at) return one;
        const { [field]: _before, ...rest } = one;
        return value === undefined ? rest : { ...rest, [field]: value };
      }),
    );
  return (
    <div id={fieldId(path)} tabIndex={-1} className="grid gap-2">
      <FieldError id={`${fieldId(path)}-error`} error={editor.problemAt(path)} />
      <ul className="grid gap-1.5">
        {giveaways.map(({ skuCode, number, price }, at) => (
          <li key={skuCode} className="flex flex-wrap items-end gap-2 rounded-md border border-line p-2 text-sm">
            <span className="min-w-40 grow">
              <span className="font-bold">{skuName(skus, skuCode)}</span>{" "}
              <span className="break-all text-ink-soft">{skuCode}</span>
            </span>
            <label className="grid w-20 gap-1 text-xs font-bold text-ink-soft">
              {t("pieces")}
              <input
                inputMode="numeric"
                className={box}
                value={number ?? ""}
                placeholder="1"
                readOnly={!editor.editable}
                onChange={(event) => change(at, "number", numberIn(event.currentTarget.value))}
              />
            </label>
            {isPriced ? (
              <label className="grid w-32 gap-1 text-xs font-bold text-ink-soft">
                {t("price")}
                <input
                  inputMode="numeric"
                  className={box}
                  value={price ?? ""}
                  readOnly={!editor.editable}
                  onChange={(event) => change(at, "price", numberIn(event.currentTarget.value))}
                />
              </label>
            ) : null}
            {editor.editable ? (
              <IconButton
                size="sm"
                icon="x"
                label={t("remove", { name: skuName(skus, skuCode) })}
                onClick={() => onChange(giveaways.toSpliced(at, 1))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {editor.editable ? (
        <SkuFinder
          taken={giveaways.map(({ skuCode }) => skuCode)}
          onChoose={({ skuCode }) => onChange([...giveaways, { skuCode }])}
        />
      ) : null}
    </div>
  );
}
