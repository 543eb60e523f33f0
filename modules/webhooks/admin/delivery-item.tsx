import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { testEventType } from "../contract/webhook-events.ts";
import type { DeliveryStatus } from "../contract/webhook-state.ts";
import { useWebhookCall } from "./use-webhook-call.ts";
import { answerText, type DeliveryRow, deliveryTone, eventName } from "./webhook-model.ts";
import { AdminReplayWebhookDeliveryDocument } from "./webhooks.graphql.gen.ts";
import { useWebhooksText } from "./webhooks-text.ts";

type DeliveryItemProps = { delivery: DeliveryRow; editable: boolean; year: number };

/** One delivery: what, when, how it ended, with what was sent and answered behind a disclosure. */
export function DeliveryItem({ delivery, editable, year }: DeliveryItemProps) {
  const t = useWebhooksText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { busy, problem, send } = useWebhookCall();
  const { id, type, objectKey, status, attempts, occurredAt, nextAttemptAt } = delivery;
  const what = `${eventName(type, t)} · ${objectKey.slice(objectKey.indexOf(":") + 1)}`;
  const replay = async () => {
    const call = () => api(AdminReplayWebhookDeliveryDocument, { input: { id } });
    if (await send(async () => (await call()).adminReplayWebhookDelivery)) await revalidate();
  };
  return (
    <li className="grid gap-1.5 rounded-md border border-line p-2.5 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-center gap-2">
          <Badge tone={deliveryTone[status as DeliveryStatus]}>{t(`status_${status as DeliveryStatus}`)}</Badge>
          <span className="font-bold break-all">{what}</span>
          <time dateTime={occurredAt} className="text-ink-soft tabular-nums">
            {shortTime(occurredAt, year)}
          </time>
        </p>
        {editable && type !== testEventType ? (
          <Button
            size="sm"
            variant="quiet"
            loading={busy}
            aria-label={`${t("replay")}: ${what}`}
            onClick={() => void replay()}
          >
            {t("replay")}
          </Button>
        ) : null}
      </div>
      <p className="text-ink-soft tabular-nums">
        {[
          answerText(delivery, t),
          t("attempts", { count: attempts }),
          ...(nextAttemptAt !== null && attempts > 0 ? [t("next_at", { at: shortTime(nextAttemptAt, year) })] : []),
        ]
          .filter((part) => part !== "")
          .join(" · ")}
      </p>
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      <details>
        <summary className="min-h-6 cursor-pointer font-bold pointer-coarse:min-h-11">{t("details")}</summary>
        <dl className="mt-1.5 grid gap-1.5">
          <Text label={t("sent")} text={delivery.body} />
          {delivery.responseStart ? <Text label={t("answer")} text={delivery.responseStart} /> : null}
        </dl>
      </details>
    </li>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-xs font-bold text-ink-soft">{label}</dt>
      <dd>
        <code className="block rounded-md bg-sunken p-2 text-xs break-all whitespace-pre-wrap">{text}</code>
      </dd>
    </div>
  );
}
