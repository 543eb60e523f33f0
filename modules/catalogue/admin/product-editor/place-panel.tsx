import { Chip } from "#kit/web/actions/chip.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { ProductState } from "../../contract/product/product-state.ts";
import { nameOf, type ProductChoices } from "./product-choices.ts";
import { useProductEditorText } from "./product-editor-text.ts";
import { SearchWords } from "./search-words.tsx";

/** The product's place in the shop: brand, categories, day, search words, limits. */
export function PlacePanel({ editor, choices }: { editor: RecordEditor; choices: ProductChoices }) {
  const t = useProductEditorText();
  const state = editor.state as ProductState;
  const { brandCode = "", categoryCodes = [], releasedOn = "", remindable, purchaseLimit } = state;
  const setCategories = (codes: readonly string[]) => editor.set("categoryCodes", codes.length > 0 ? codes : undefined);
  return (
    <AdminPanel title={t("place")}>
      <div className="grid gap-3">
        <FieldFrame label={t("label_brandCode")} error={editor.problemAt("brandCode")} id={fieldId("brandCode")}>
          {(links) => (
            <SelectBox
              {...links}
              value={brandCode}
              disabled={!editor.editable}
              onChange={(event) => editor.set("brandCode", event.currentTarget.value || undefined)}
            >
              <option value="">{t("none_chosen")}</option>
              {choices.brands.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectBox>
          )}
        </FieldFrame>
        <FieldFrame
          label={t("label_categoryCodes")}
          hint={t("categories_hint")}
          error={editor.problemAt("categoryCodes")}
          id={fieldId("categoryCodes")}
        >
          {(links) => (
            <>
              <div className="flex flex-wrap gap-1.5">
                {categoryCodes.map((code) => (
                  <Chip
                    key={code}
                    {...(editor.editable
                      ? {
                          onRemove: () => setCategories(categoryCodes.filter((one) => one !== code)),
                          removeLabel: t("remove", { name: nameOf(choices.categories, code) }),
                        }
                      : {})}
                  >
                    {nameOf(choices.categories, code)}
                  </Chip>
                ))}
              </div>
              <SelectBox
                {...links}
                value=""
                disabled={!editor.editable}
                onChange={(event) => setCategories([...categoryCodes, event.currentTarget.value])}
              >
                <option value="">{t("add_category")}</option>
                {choices.categories
                  .filter(({ code }) => !categoryCodes.includes(code))
                  .map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
              </SelectBox>
            </>
          )}
        </FieldFrame>
        <FieldFrame
          label={t("label_releasedOn")}
          hint={t("released_hint")}
          error={editor.problemAt("releasedOn")}
          id={fieldId("releasedOn")}
        >
          {(links) => (
            <input
              {...links}
              type="date"
              value={releasedOn}
              readOnly={!editor.editable}
              className={inputClass()}
              onChange={(event) => editor.set("releasedOn", event.currentTarget.value || undefined)}
            />
          )}
        </FieldFrame>
        <SearchWords editor={editor} />
        <FieldFrame
          label={t("label_purchaseLimit")}
          hint={t("purchase_limit_hint")}
          error={editor.problemAt("purchaseLimit")}
          id={fieldId("purchaseLimit")}
        >
          {(links) => (
            <input
              {...links}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={purchaseLimit ?? ""}
              readOnly={!editor.editable}
              className={inputClass()}
              onChange={(event) => editor.set("purchaseLimit", numberOrText(event.currentTarget.value))}
            />
          )}
        </FieldFrame>
        <label className="flex min-h-9 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={remindable === true}
            disabled={!editor.editable}
            onChange={(event) => editor.set("remindable", event.currentTarget.checked ? true : undefined)}
            className="size-5 accent-court"
          />
          {t("label_remindable")}
        </label>
      </div>
    </AdminPanel>
  );
}

/** Invalid numbers stay as typed: the server refuses it by its field. */
const numberOrText = (typed: string): number | string | undefined =>
  typed === "" ? undefined : /^\d+$/.test(typed) ? Number(typed) : typed;
