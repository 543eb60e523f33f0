import { Form, Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { type AdminAnswer, answerTo } from "#modules/admin/web/action-answer.ts";
import { shortDay } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { isDifference } from "../contract/settlement-results.ts";
import { type RowModel, resultOf, settlementPath, toneOfRow } from "./settlement-model.ts";
import { useSettlementsText } from "./settlements-text.ts";

type RowItemProps = { row: RowModel; answer: AdminAnswer | null; year: number };

/** A row of a file, or a payment without one: what the gateway says, what we have, and what colleagues wrote. */
export function RowItem({ row, answer, year }: RowItemProps) {
  const t = useSettlementsText();
  const result = resultOf(row.result);
  return (
    <li className="grid gap-2 px-4 py-3 text-sm">
      <div className="grid gap-x-4 gap-y-1 md:grid-cols-[1.4fr_1fr_auto] md:items-start">
        <div className="min-w-0">
          <span className="font-bold break-all">{row.reference || row.gatewayReference}</span>
          <span className="block text-xs break-all text-ink-soft tabular-nums">
            {row.gateway} · {t(kindKey(row.kind))}
            {row.day ? ` · ${shortDay(row.day, year)}` : ""}
            {row.reference && row.gatewayReference ? ` · ${row.gatewayReference}` : ""}
          </span>
          <Links row={row} />
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 tabular-nums">
          {(["gross", "fee", "net", "ourAmount"] as const).map((name) => {
            const amount = row[name];
            return amount === null ? null : (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{t(name)}</dt>
                <dd className="text-right">{rp(amount)}</dd>
              </div>
            );
          })}
        </dl>
        <span>
          <Badge tone={toneOfRow(row)}>{t(`result_${result}`)}</Badge>
        </span>
      </div>
      {row.note ? (
        <p className="break-words">
          <span className="font-semibold">
            {t(row.explanation === "explained" ? "explained_by" : "noted_by", { name: row.actor ?? "" })}
          </span>{" "}
          {row.note}
        </p>
      ) : null}
      {isDifference(result) ? <Explain row={row} answer={answer} /> : null}
    </li>
  );
}

const kindKey = (kind: string) =>
  kind === "refund" ? "kind_refund" : kind === "chargeback" ? "kind_chargeback" : "kind_payment";

function Links({ row }: { row: RowModel }) {
  const t = useSettlementsText();
  const link = "inline-flex items-center underline pointer-coarse:min-h-11";
  return (
    <span className="flex flex-wrap gap-x-3 text-xs font-semibold">
      {row.fileId ? (
        <Link to={settlementPath(row.fileId)} className={link}>
          {t("row_of", { number: row.number ?? 0, file: row.fileTitle ?? "" })}
        </Link>
      ) : null}
      {row.orderCodes.map((code) => (
        <Link key={code} to={`/admin/orders/${code}`} className={link}>
          {code}
        </Link>
      ))}
    </span>
  );
}

function Explain({ row, answer }: Pick<RowItemProps, "row" | "answer">) {
  const t = useSettlementsText();
  const own = answer?.typed.subject === row.subject ? answer : null;
  const { problems, typed } = answerTo(own, "explain");
  const sending = useSending("explain");
  const isExplained = row.explanation === "explained";
  return (
    <details open={own ? true : undefined}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-bold underline pointer-coarse:min-h-11">
        {t(isExplained ? "open_again" : "explain")}
      </summary>
      <Form method="post" noValidate className="grid max-w-prose justify-items-start gap-3 py-2">
        <input type="hidden" name="intent" value="explain" />
        <input type="hidden" name="subject" value={row.subject} />
        <input type="hidden" name="version" value={row.version} />
        <input type="hidden" name="isExplained" value={isExplained ? "" : "1"} />
        <div className="w-full">
          <TextField
            id={`note-${row.subject}`}
            name="note"
            label={t("note")}
            autoComplete="off"
            maxLength={500}
            defaultValue={typed.note}
            error={problems.note ?? null}
          />
        </div>
        <Button type="submit" variant="secondary" size="sm" loading={sending}>
          {t(isExplained ? "mark_open" : "mark_explained")}
        </Button>
      </Form>
    </details>
  );
}
