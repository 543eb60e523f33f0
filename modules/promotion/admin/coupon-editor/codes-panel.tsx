import { LinkButton } from "#kit/web/actions/link-button.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { isActive } from "#modules/background-work/admin/work-model.ts";
import type { WorkSnapshot } from "#modules/background-work/admin/work-updates.tsx";
import { couponPath } from "../coupon-list/coupon-list-model.ts";
import { CancelCodes } from "./cancel-codes.tsx";
import { type AskedCodes, type CodePage, CodeTable } from "./code-table.tsx";
import type { AdminCouponFiguresResult } from "./coupon-editor.graphql.gen.ts";
import { useCouponEditorText } from "./coupon-editor-text.ts";
import { MakeCodes } from "./make-codes.tsx";
import { MakingProgress, useMaking } from "./making-progress.tsx";

export type Figures = NonNullable<AdminCouponFiguresResult["adminCouponFigures"]>;

export type CodesPanelProps = WorkSnapshot & {
  couponCode: string;
  figures: Figures;
  codes: CodePage;
  askedCodes: AskedCodes;
  stepKey: string;
  mayEdit: boolean;
  answer: AdminAnswer | null;
  year: number;
};

const figure = (value: number) => value.toLocaleString("id-ID");

/** Single-use codes: create, find, cancel, export as a file and print as cards. */
export function CodesPanel(props: CodesPanelProps) {
  const { couponCode, figures, codes, askedCodes, stepKey, mayEdit, answer, year, work, at } = props;
  const t = useCouponEditorText();
  const making = useMaking({ work, at }, couponCode);
  const isMaking = making !== null && isActive(making);
  const { codesMade, codesFree, codesCancelled } = figures;
  return (
    <AdminPanel title={t("codes")}>
      <div className="grid gap-4">
        <Facts
          facts={[
            [t("codes_made"), figure(codesMade)],
            [t("codes_free"), figure(codesFree)],
            [t("codes_cancelled"), codesCancelled === 0 ? null : figure(codesCancelled)],
          ]}
        />
        {making === null ? null : <MakingProgress work={making} />}
        <div className="flex flex-wrap items-start gap-2">
          {/* The key changes when codes were made. After a refusal the typed number stays while the page reloads. */}
          {mayEdit && !isMaking ? <MakeCodes key={codesMade} answer={answer} stepKey={stepKey} /> : null}
          {codesMade === 0 ? null : (
            <LinkButton
              to={`${couponPath(couponCode)}/codes.csv`}
              reloadDocument
              download
              size="sm"
              variant="secondary"
              icon="download"
            >
              {t("export")}
            </LinkButton>
          )}
          {codesFree === 0 ? null : (
            <LinkButton to={`${couponPath(couponCode)}/cards`} size="sm" variant="secondary" icon="printer">
              {t("print")}
            </LinkButton>
          )}
          {mayEdit && codesFree > 0 ? <CancelCodes code={null} /> : null}
        </div>
        {codesMade === 0 ? (
          <p className="text-sm text-ink-soft">{t("codes_none")}</p>
        ) : (
          <CodeTable page={codes} asked={askedCodes} mayEdit={mayEdit} year={year} />
        )}
      </div>
    </AdminPanel>
  );
}
