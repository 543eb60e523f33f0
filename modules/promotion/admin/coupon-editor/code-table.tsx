import { Form, Link, useSubmit } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { CancelCodes } from "./cancel-codes.tsx";
import type { AdminCouponCodesResult } from "./coupon-editor.graphql.gen.ts";
import { useCouponEditorText } from "./coupon-editor-text.ts";

export type CodePage = AdminCouponCodesResult["adminCouponCodes"];
export type AskedCodes = { readonly state: string; readonly code: string; readonly after: string };

const states = ["free", "used", "cancelled"] as const;
const tones = { free: "court", used: "info", cancelled: "neutral" } as const;
const box = `${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;
const label = "grid gap-1 text-xs font-bold text-ink-soft";

type CodeTableProps = { page: CodePage; asked: AskedCodes; mayEdit: boolean; year: number };

/** The codes of a coupon, filtered by state and prefix, page by page. */
export function CodeTable({ page, asked, mayEdit, year }: CodeTableProps) {
  const t = useCouponEditorText();
  const submit = useSubmit();
  const address = (after: string) =>
    `?${new URLSearchParams(Object.entries({ ...asked, after }).filter(([, text]) => text !== ""))}`;
  return (
    <div className="grid gap-3">
      <Form role="search" className="flex flex-wrap items-end gap-2" key={JSON.stringify(asked)} preventScrollReset>
        <label className={label}>
          {t("code_state")}
          <select
            name="state"
            defaultValue={asked.state}
            className={box}
            onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
          >
            <option value="">{t("code_any")}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {t(`code_${state}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={label}>
          {t("code_search")}
          <input
            name="code"
            type="search"
            maxLength={20}
            autoComplete="off"
            defaultValue={asked.code}
            className={box}
          />
        </label>
        <Button type="submit" size="sm" variant="secondary" icon="search">
          {t("find")}
        </Button>
      </Form>
      {page.codes.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {t(asked.state || asked.code || asked.after ? "codes_none_found" : "codes_none")}
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line text-sm">
          {page.codes.map(({ code, state, orderCode, usedAt, memberCode }) => (
            <li key={code} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1.5">
              <span className="font-mono font-bold break-all">{code}</span>
              <Badge tone={tones[state as keyof typeof tones]}>{t(`code_${state as keyof typeof tones}`)}</Badge>
              {orderCode === null ? null : (
                <Link to={`/admin/orders/${encodeURIComponent(orderCode)}`} className="underline">
                  {orderCode}
                </Link>
              )}
              {usedAt === null ? null : <time dateTime={usedAt}>{shortTime(usedAt, year)}</time>}
              {memberCode === null ? null : (
                <span className="text-ink-soft">{t("for_member", { code: memberCode })}</span>
              )}
              <span className="ml-auto">{mayEdit && state === "free" ? <CancelCodes code={code} /> : null}</span>
            </li>
          ))}
        </ul>
      )}
      {asked.after === "" && !page.hasMore ? null : (
        <nav aria-label={t("codes")} className="flex gap-4 text-sm font-bold">
          {asked.after === "" ? null : (
            <Link to={address("")} preventScrollReset className="inline-flex min-h-11 items-center underline">
              {t("first")}
            </Link>
          )}
          {page.hasMore ? (
            <Link
              to={address(page.codes.at(-1)?.code ?? "")}
              preventScrollReset
              className="inline-flex min-h-11 items-center underline"
            >
              {t("next")}
            </Link>
          ) : null}
        </nav>
      )}
    </div>
  );
}
