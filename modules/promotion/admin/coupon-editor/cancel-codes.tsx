import { useState } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { useCouponEditorText } from "./coupon-editor-text.ts";

/** Cancels one code, or all unused ones, after a confirmation: a cancelled code cannot be restored. */
export function CancelCodes({ code }: { code: string | null }) {
  const t = useCouponEditorText();
  const [asking, setAsking] = useState(false);
  const sending = useSending("cancelCodes");
  return (
    <>
      <Button
        size="sm"
        variant={code === null ? "danger" : "quiet"}
        icon="x"
        {...(code === null ? {} : { "aria-label": t("cancel_code", { code }) })}
        onClick={() => setAsking(true)}
      >
        {t(code === null ? "cancel_all" : "cancel_code_short")}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        size="s"
        title={code === null ? t("cancel_all_title") : t("cancel_title", { code })}
        closeLabel={t("keep")}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("keep")}
            </Button>
            <Form method="post" onSubmit={() => setAsking(false)}>
              <input type="hidden" name="intent" value="cancelCodes" />
              {code === null ? null : <input type="hidden" name="code" value={code} />}
              <Button type="submit" variant="danger" loading={sending}>
                {t("cancel_now")}
              </Button>
            </Form>
          </>
        }
      >
        <p>{t("cancel_text")}</p>
      </Dialog>
    </>
  );
}
