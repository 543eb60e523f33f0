import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { ProductChoice } from "../product-choice/product-choice.tsx";
import type { Choice } from "../product-editor/product-choices.ts";
import { useCategoriesText } from "./categories-text.ts";

/** The products that come first on a category's page, in an order made by hand. */
export function FirstProducts({ editor, known }: { editor: RecordEditor; known: readonly Choice[] }) {
  const t = useCategoriesText();
  return (
    <ProductChoice
      editor={editor}
      path="firstProducts"
      title={t("first_products")}
      hint={t("first_hint")}
      none={t("first_none")}
      known={known}
      categoryCode={editor.id}
      isOpen={!editor.isNew}
    />
  );
}
