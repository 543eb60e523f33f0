import { useState } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { ProductState } from "../../contract/product/product-state.ts";
import { storePreview } from "../product-preview/preview-state.ts";
import { useProductEditorText } from "./product-editor-text.ts";

/** Duplicates or deletes the product as it is saved. A product that was ever sold is archived instead; the dialog shows it. */
export function ProductActions({ editor, code }: { editor: RecordEditor; code: string }) {
  const t = useProductEditorText();
  const [asking, setAsking] = useState(false);
  const duplicating = useSending("duplicate");
  const deleting = useSending("delete");
  if (!editor.editable) return null;
  const preview = () => {
    const draft = storePreview(localStorage, code, editor.state as ProductState, crypto.randomUUID());
    window.open(`/admin/products/${encodeURIComponent(code)}/preview?draft=${draft}`, "preview-product");
  };
  return (
    <>
      <Button size="sm" variant="secondary" icon="eye" onClick={preview}>
        {t("preview")}
      </Button>
      <Form method="post">
        <input type="hidden" name="intent" value="duplicate" />
        <Button type="submit" size="sm" variant="secondary" icon="copy" loading={duplicating} disabled={editor.dirty}>
          {t("duplicate")}
        </Button>
      </Form>
      <Button size="sm" variant="danger" icon="trash-2" onClick={() => setAsking(true)}>
        {t("delete")}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        size="s"
        title={t("delete_title", { code })}
        closeLabel={t("keep")}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("keep")}
            </Button>
            <Form method="post">
              <input type="hidden" name="intent" value="delete" />
              <Button type="submit" variant="danger" loading={deleting}>
                {t("delete")}
              </Button>
            </Form>
          </>
        }
      >
        <p>{t("delete_text")}</p>
      </Dialog>
    </>
  );
}
