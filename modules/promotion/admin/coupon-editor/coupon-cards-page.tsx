import { rp } from "#kit/core/format-rupiah.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import type { CouponFields } from "../../contract/record/coupon-fields.ts";
import { useDiscountText } from "../coupon-discount/use-discount-text.ts";
import { couponPath, couponsPath } from "../coupon-list/coupon-list-model.ts";
import type { CodePage } from "./code-table.tsx";
import { useCouponEditorText } from "./coupon-editor-text.ts";

export type CouponCardsPageProps = {
  code: string;
  fields: CouponFields;
  page: CodePage;
  after: string;
  year: number;
};

/** Cards to print and cut: each shows an unused code, the discount and the last day. */
export function CouponCardsPage({ code, fields, page, after, year }: CouponCardsPageProps) {
  const t = useCouponEditorText();
  const discountText = useDiscountText();
  const locale = useLocale();
  const name = fields.names?.[locale] ?? fields.names?.["en-US"] ?? code;
  const { minimumSpend, beginsAt = "", endsAt = "" } = fields;
  return (
    <div className="grid gap-4">
      <PageHeader
        title={t("print_title")}
        above={[
          { label: t("coupons"), to: couponsPath },
          { label: name, to: couponPath(code) },
        ]}
        actions={
          page.codes.length === 0 ? null : (
            <>
              {page.hasMore ? (
                <LinkButton to={`?after=${page.codes.at(-1)?.code ?? ""}`} size="sm" variant="secondary">
                  {t("next")}
                </LinkButton>
              ) : null}
              {after === "" ? null : (
                <LinkButton to="?" size="sm" variant="secondary">
                  {t("first")}
                </LinkButton>
              )}
              <Button icon="printer" variant="court" size="sm" onClick={() => window.print()}>
                {t("print_cards")}
              </Button>
            </>
          )
        }
      />
      {page.codes.length === 0 ? (
        <EmptyState title={t("print_none")} />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-3 print:grid-cols-2 print:gap-0">
          {page.codes.map((one) => (
            <li
              key={one.code}
              data-print="whole"
              className="grid gap-1 rounded-lg border border-line bg-surface p-4 text-sm print:rounded-none print:border-dashed"
            >
              <strong>{name}</strong>
              <span>{discountText(fields)}</span>
              <span className="my-1 font-mono text-lg font-bold tracking-wide break-all">{one.code}</span>
              <span className="text-xs text-ink-soft">
                {minimumSpend === undefined ? "" : `${t("from_spend", { amount: rp(minimumSpend) })} `}
                {t("valid", { from: shortTime(beginsAt, year), until: shortTime(endsAt, year) })}. {t("one_order")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
