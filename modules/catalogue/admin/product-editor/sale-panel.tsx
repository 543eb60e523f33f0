import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { missingForSale } from "../../contract/product/product-rules.ts";
import { type CertificateType, type ProductState, productStatuses } from "../../contract/product/product-state.ts";
import { productSlug } from "../../contract/product-slug.ts";
import type { ProductChoices } from "./product-choices.ts";
import { useProductEditorText } from "./product-editor-text.ts";

type SalePanelProps = { editor: RecordEditor; code: string; choices: Pick<ProductChoices, "categories"> };

/** The state of the product, and what it lacks before it can be on sale; each line leads to its field. */
export function SalePanel({ editor, code, choices }: SalePanelProps) {
  const t = useProductEditorText();
  const state = editor.state as ProductState;
  const saved = editor.saved as ProductState;
  const demanded = choices.categories.filter((category) => state.categoryCodes?.includes(category.code));
  const missing = missingForSale(state, [
    ...new Set(demanded.flatMap(({ certificates }) => certificates as readonly CertificateType[])),
  ]);
  const putOnSale = async () => {
    editor.set("status", "onSale");
    await editor.save();
  };
  return (
    <AdminPanel title={t("sale")}>
      <div className="grid gap-3">
        <FieldFrame label={t("label_status")} error={editor.problemAt("status")} id={fieldId("status")}>
          {(links) => (
            <SelectBox
              {...links}
              name="status"
              value={state.status}
              disabled={!editor.editable}
              onChange={(event) => editor.set("status", event.currentTarget.value)}
            >
              {productStatuses.map((status) => (
                <option key={status} value={status}>
                  {t(`status_${status}`)}
                </option>
              ))}
            </SelectBox>
          )}
        </FieldFrame>
        <p className="text-sm text-ink-soft">{t(`about_${state.status}`)}</p>
        {missing.length === 0 ? null : (
          <Alert
            tone={state.status === "onSale" ? "error" : "info"}
            title={t("missing_title", { count: missing.length })}
          >
            <ul className="mt-1 grid">
              {missing.slice(0, mostShown).map(({ path, detail }) => (
                <li key={`${path} ${detail ?? ""}`}>
                  <button
                    type="button"
                    className="min-h-8 text-left underline pointer-coarse:min-h-11"
                    onClick={() => editor.show(path)}
                  >
                    {editor.labelOf(path)}
                    {path === "certificates" ? ` (${detail})` : ""}
                  </button>
                </li>
              ))}
            </ul>
            {missing.length > mostShown ? <p>{t("and_more", { count: missing.length - mostShown })}</p> : null}
          </Alert>
        )}
        {editor.editable && state.status !== "onSale" ? (
          <Button variant="court" size="sm" loading={editor.saving} onClick={() => void putOnSale()}>
            {t("put_on_sale")}
          </Button>
        ) : null}
        {saved.status === "onSale" ? (
          <a
            href={`/pdp/${productSlug(saved.names?.["en-US"] ?? code)}/${code}`}
            target="_blank"
            rel="noreferrer"
            className="text-sm font-bold underline"
          >
            {t("see_page")}
          </a>
        ) : null}
      </div>
    </AdminPanel>
  );
}

/** A product of 500 variants may lack a thousand things. */
const mostShown = 12;
