import { useState } from "react";
import { Form } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { PlaceModel } from "../stock-model.ts";
import { useStockText } from "../stock-text.ts";
import { DraftForm } from "./draft-form.tsx";
import { ReceiveForm } from "./receive-form.tsx";
import { TransferEvents } from "./transfer-events.tsx";
import { TransferLines } from "./transfer-lines.tsx";
import { settledUnits, shownState, type TransferModel, transferTone } from "./transfer-model.ts";

export type TransferPageProps = {
  /** Null: a new one. */
  transfer: TransferModel | null;
  places: readonly PlaceModel[];
  /** The idempotency key of the next save. */
  pressKey: string;
  answer: AdminAnswer | null;
  year: number;
};

/** One transfer: the form of its next step, its products, and its history. */
export function TransferPage({ transfer, places, pressKey, answer, year }: TransferPageProps) {
  const t = useStockText();
  const [isEdited, setEdited] = useState(false);
  const can = transfer?.can ?? ["edit"];
  const state = shownState({ state: transfer?.state ?? "draft", settled: settledUnits(transfer?.lines ?? []) });
  return (
    <div className="grid gap-4">
      <PageHeader
        title={transfer ? `${transfer.fromName} → ${transfer.toName}` : t("new_transfer")}
        above={[{ label: t("transfers"), to: "/admin/transfers" }]}
        status={<Badge tone={transferTone(state)}>{t(`transfer_state_${state}`)}</Badge>}
      />
      {transfer ? (
        <p className="text-sm text-ink-soft tabular-nums">
          {transfer.code}
          {transfer.note ? ` · ${transfer.note}` : ""}
        </p>
      ) : null}
      <ActionResult answer={answer} />
      {can.includes("edit") ? (
        <DraftForm key={transfer?.version ?? "new"} {...{ transfer, places, pressKey, answer }} onEdited={setEdited} />
      ) : null}
      {transfer && can.includes("receive") ? <ReceiveForm key={transfer.version} transfer={transfer} /> : null}
      {transfer && (can.includes("send") || can.includes("cancel")) ? (
        <NextStep transfer={transfer} isEdited={isEdited} />
      ) : null}
      {transfer && !can.includes("edit") ? <TransferLines lines={transfer.lines} /> : null}
      {transfer ? <TransferEvents transfer={transfer} year={year} /> : null}
    </div>
  );
}

/** Sends a saved draft, or cancels it. */
function NextStep({ transfer, isEdited }: { transfer: TransferModel; isEdited: boolean }) {
  const t = useStockText();
  const sending = useSending("send");
  const cancelling = useSending("cancel");
  const { can, version, lines, fromName, toName } = transfer;
  return (
    <AdminPanel title={t("send_transfer")}>
      <Form method="post" className="grid gap-3">
        <input type="hidden" name="version" value={version} />
        <p className="max-w-prose text-sm text-ink-soft">
          {isEdited ? t("save_first") : t("send_text", { from: fromName, to: toName })}
        </p>
        <div className="flex flex-wrap gap-2">
          {can.includes("send") ? (
            <Button
              type="submit"
              name="intent"
              value="send"
              variant="court"
              icon="truck"
              disabled={isEdited || lines.length === 0}
              loading={sending}
            >
              {t("send_transfer")}
            </Button>
          ) : null}
          {can.includes("cancel") ? (
            <Button type="submit" name="intent" value="cancel" variant="quiet" loading={cancelling}>
              {t("cancel_transfer")}
            </Button>
          ) : null}
        </div>
      </Form>
    </AdminPanel>
  );
}
