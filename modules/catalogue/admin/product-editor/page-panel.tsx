import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { hidden, type ProductState, ribbonPositions } from "../../contract/product/product-state.ts";
import { CrossSells } from "./cross-sells.tsx";
import type { Choice, ProductChoices } from "./product-choices.ts";
import { useProductEditorText } from "./product-editor-text.ts";

type PagePanelProps = {
  editor: RecordEditor;
  choices: ProductChoices;
  /** Names of the products that are recommended. */
  recommended: readonly Choice[];
};

/** What its page shows besides itself: ribbon, size chart, other products. */
export function PagePanel({ editor, choices, recommended }: PagePanelProps) {
  const t = useProductEditorText();
  const { ribbonTexts, ribbonPosition = "TOP_LEFT", sizeGuide = "", shopMore = "" } = editor.state as ProductState;
  return (
    <AdminPanel title={t("on_page")}>
      <div className="grid gap-4">
        <RecordTexts
          editor={editor}
          path="ribbonTexts"
          label={t("label_ribbonTexts")}
          hint={t("ribbon_hint")}
          maxLength={24}
        />
        <div className="grid items-start gap-3 md:grid-cols-3">
          <PageSelect
            editor={editor}
            path="ribbonPosition"
            value={ribbonPosition}
            disabled={ribbonTexts === undefined}
            options={ribbonPositions.map((code) => ({ code, name: t(`ribbon_${code}`) }))}
          />
          <PageSelect
            editor={editor}
            path="sizeGuide"
            value={sizeGuide}
            options={[
              { code: "", name: t("size_guide_own") },
              { code: hidden, name: t("size_guide_none") },
              ...withChosen(choices.sizeGuides, sizeGuide),
            ]}
          />
          <PageSelect
            editor={editor}
            path="shopMore"
            value={shopMore}
            options={[
              { code: "", name: t("shop_more_own") },
              { code: hidden, name: t("shop_more_none") },
              ...withChosen(choices.promotions, shopMore),
            ]}
          />
        </div>
        <CrossSells editor={editor} known={recommended} />
      </div>
    </AdminPanel>
  );
}

/** The chosen promotion stays among the options although it has ended or was deleted. */
const withChosen = (options: readonly Choice[], code: string): readonly Choice[] =>
  code === "" || code === hidden || options.some((one) => one.code === code)
    ? options
    : [...options, { code, name: code }];

type PageSelectProps = {
  editor: RecordEditor;
  path: "ribbonPosition" | "sizeGuide" | "shopMore";
  value: string;
  options: readonly Choice[];
  disabled?: boolean;
};

function PageSelect({ editor, path, value, options, disabled = false }: PageSelectProps) {
  const t = useProductEditorText();
  return (
    <FieldFrame label={t(`label_${path}`)} error={editor.problemAt(path)} id={fieldId(path)}>
      {(links) => (
        <SelectBox
          {...links}
          name={path}
          value={value}
          disabled={!editor.editable || disabled}
          onChange={(event) => editor.set(path, event.currentTarget.value || undefined)}
        >
          {options.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectBox>
      )}
    </FieldFrame>
  );
}
