import { useState } from "react";
import { Form, Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { buttonClass } from "#kit/web/actions/button-class.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { useImportText } from "../import-text.ts";
import { BulkRow, type BulkRowProps } from "./bulk-row.tsx";

export type BulkPageProps = Pick<BulkRowProps, "type" | "brands" | "categories"> & {
  /** Number of selected records. */
  count: number;
  /** The list with its filters, for the back link. */
  listPath: string;
  /** This page with the selection in its address. */
  path: string;
  stepKey: string;
  answer: AdminAnswer | null;
};

const mostRows = 8;

/** The form of a bulk change. Its effect is previewed before anything is written. */
export function BulkPage({ type, count, listPath, path, stepKey, brands, categories, answer }: BulkPageProps) {
  const t = useImportText();
  const sending = useSending("bulk");
  const [rows, setRows] = useState<readonly number[]>([0]);
  const problems = Object.values(answer?.problems ?? {});
  return (
    <div className="grid gap-4">
      <PageHeader title={t(`bulk_title_${type}`, { count })} above={[{ label: t(`type_${type}`), to: listPath }]} />
      <p className="max-w-prose text-sm text-ink-soft">{t("bulk_lead")}</p>
      <ActionResult answer={answer && problems.length > 0 ? { ...answer, refusal: problems.join(" ") } : answer} />
      <AdminPanel title={t("bulk_changes")}>
        <Form method="post" action={path} className="grid gap-4">
          <input type="hidden" name="intent" value="bulk" />
          <input type="hidden" name="key" value={stepKey} />
          <ol className="grid gap-4">
            {rows.map((row, at) => (
              <BulkRow
                key={row}
                type={type}
                number={at + 1}
                brands={brands}
                categories={categories}
                remove={rows.length > 1 ? () => setRows(rows.filter((one) => one !== row)) : null}
              />
            ))}
          </ol>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="court" size="sm" loading={sending}>
              {t("bulk_preview")}
            </Button>
            {rows.length < mostRows ? (
              <Button
                variant="secondary"
                size="sm"
                icon="plus"
                onClick={() => setRows([...rows, Math.max(...rows) + 1])}
              >
                {t("bulk_more")}
              </Button>
            ) : null}
            <Link to={listPath} className={buttonClass({ variant: "quiet", size: "sm" })}>
              {t("bulk_back")}
            </Link>
          </div>
        </Form>
      </AdminPanel>
    </div>
  );
}
