import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { AdminOrderModel } from "../order-model.ts";

type DecideCancelProps = {
  order: AdminOrderModel;
  request: NonNullable<AdminOrderModel["cancelRequest"]>;
  answer: AdminAnswer | null;
};

/** What the shopper asks to call off, and the two answers to it. */
export function DecideCancel({ order, request, answer }: DecideCancelProps) {
  const t = useAdminText();
  const approving = useSending("approveCancel");
  const refusing = useSending("refuseCancel");
  const { problems, typed } = answerTo(answer, "refuseCancel");
  return (
    <Form method="post" noValidate className="grid gap-4">
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="requestId" value={request.requestId} />
      <p className="text-sm">
        {request.items.map(({ name, quantity }) => `${quantity}× ${name}`).join(", ")}
        <span className="text-ink-soft"> · {request.reason}</span>
      </p>
      <Button
        type="submit"
        name="intent"
        value="approveCancel"
        variant="court"
        icon="check"
        loading={approving}
        className="justify-self-start"
      >
        {t("approve_cancel")}
      </Button>
      <div className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
        <div className="min-w-52 grow">
          <TextField
            name="reason"
            label={t("refuse_why")}
            maxLength={300}
            defaultValue={typed.reason}
            error={problems.reason ?? null}
          />
        </div>
        <Button
          type="submit"
          name="intent"
          value="refuseCancel"
          variant="danger"
          loading={refusing}
          className="sm:mt-6.5"
        >
          {t("refuse_cancel")}
        </Button>
      </div>
    </Form>
  );
}
