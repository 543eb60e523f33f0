import { useState } from "react";
import { createPortal } from "react-dom";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { usePagesText } from "../pages-text.ts";

/** Cancels the schedule, withdraws the page, or archives it, after a confirmation. */
export function WithdrawButton({ what }: { what: "schedule" | "page" | "archive" }) {
  const t = usePagesText();
  const [asking, setAsking] = useState(false);
  const sending = useSending("withdraw");
  return (
    <>
      <Button variant={what === "page" ? "danger" : "quiet"} size="sm" onClick={() => setAsking(true)}>
        {t(`withdraw_${what}`)}
      </Button>
      {asking
        ? createPortal(
            <Dialog
              open
              onClose={() => setAsking(false)}
              size="s"
              title={t(`withdraw_${what}_title`)}
              closeLabel={t("keep")}
              footer={
                <>
                  <Button variant="secondary" onClick={() => setAsking(false)}>
                    {t("keep")}
                  </Button>
                  <Form method="post" onSubmit={() => setAsking(false)}>
                    <input type="hidden" name="intent" value="withdraw" />
                    <input type="hidden" name="what" value={what} />
                    <Button type="submit" variant="danger" loading={sending}>
                      {t(`withdraw_${what}`)}
                    </Button>
                  </Form>
                </>
              }
            >
              <p>{t(`withdraw_${what}_text`)}</p>
            </Dialog>,
            document.body,
          )
        : null}
    </>
  );
}
