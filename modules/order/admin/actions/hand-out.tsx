import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { AdminOrderModel } from "../order-model.ts";
import { CheckPieces } from "./check-pieces.tsx";

/** Hands out against the pickup code, or without one when the shopper has checked in. */
export function HandOut({ order, answer }: { order: AdminOrderModel; answer: AdminAnswer | null }) {
  const t = useAdminText();
  const sending = useSending("handOut");
  const { problems, typed } = answerTo(answer, "handOut");
  return (
    <div className="grid gap-5">
      <CheckPieces lines={order.lines} />
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="handOut" />
        <input type="hidden" name="version" value={order.version} />
        {order.pickupAsked ? <Alert tone="info">{t("is_here")}</Alert> : null}
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-52 grow sm:max-w-72">
            <TextField
              name="confirmCode"
              label={t("confirm_code")}
              hint={t("confirm_hint")}
              kind="voucher"
              maxLength={20}
              defaultValue={typed.confirmCode}
              className="text-lg font-bold tracking-widest uppercase"
              error={problems.confirmCode ?? null}
            />
          </div>
          <Button type="submit" variant="court" icon="check" loading={sending} className="sm:mt-6.5">
            {t("hand_out")}
          </Button>
        </div>
      </Form>
    </div>
  );
}
