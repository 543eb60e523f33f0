import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Checkbox } from "#kit/web/forms/checkbox.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { AdminReturnModel } from "./return-model.ts";

type ReturnActionsProps = { back: AdminReturnModel; answer: AdminAnswer | null };

/** The allowed steps; empty without permission. */
export function ReturnActions({ back, answer }: ReturnActionsProps) {
  const t = useAdminText();
  const { can } = back;
  const approving = useSending("approve");
  const refusing = useSending("refuse");
  const receiving = useSending("receive");
  const refunding = useSending("refund");
  if (can.length === 0) return null;
  const { problems, typed } = answerTo(answer, "refuse");
  return (
    <AdminPanel title={t("next_step")}>
      <div className="grid gap-4">
        {can.includes("receive") ? (
          <Form method="post" noValidate className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <input type="hidden" name="status" value={back.status} />
            <Checkbox name="resellable" label={t("resellable_label")} defaultChecked={back.resellableByReason} />
            <Button type="submit" name="intent" value="receive" variant="court" icon="check" loading={receiving}>
              {t("receive")}
            </Button>
          </Form>
        ) : null}
        {can.includes("approve") || can.includes("refund") ? (
          <Form method="post" noValidate>
            <input type="hidden" name="status" value={back.status} />
            <Button
              type="submit"
              name="intent"
              value={can.includes("approve") ? "approve" : "refund"}
              variant="court"
              icon="check"
              loading={approving || refunding}
            >
              {t(can.includes("approve") ? "approve" : "refund")}
            </Button>
          </Form>
        ) : null}
        {can.includes("refuse") ? (
          <Form method="post" noValidate className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
            <input type="hidden" name="status" value={back.status} />
            <div className="min-w-52 grow">
              <TextField
                name="note"
                label={t("refuse_why")}
                maxLength={300}
                defaultValue={typed.note}
                error={problems.note ?? null}
              />
            </div>
            <Button
              type="submit"
              name="intent"
              value="refuse"
              variant="danger"
              loading={refusing}
              className="sm:mt-6.5"
            >
              {t("refuse_return")}
            </Button>
          </Form>
        ) : null}
      </div>
    </AdminPanel>
  );
}
