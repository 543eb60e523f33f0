import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { boxClass } from "#kit/web/forms/input-class.ts";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { AdminSaveRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { shortDay } from "#modules/admin/web/short-time.ts";
import { readableTarget, targetOf } from "../../contract/redirect.ts";
import type { AdminMissedPagesResult } from "./redirects.graphql.gen.ts";
import { useRedirectsText } from "./redirects-text.ts";

type MissedPageRowProps = {
  /** The current year, which dates omit. */
  year: number;
  missed: AdminMissedPagesResult["adminMissedPages"]["pages"][number];
  onRedirected: (sentence: string) => void;
};

const cell = "px-2.5 py-2 phone:block";

/** A path without a page and its redirect target: the suggestion unless another one is typed. */
export function MissedPageRow({ missed: { path, hits, lastDay, suggestion }, year, onRedirected }: MissedPageRowProps) {
  const t = useRedirectsText();
  const locale = useLocale();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [to, setTo] = useState(readableTarget(suggestion ?? ""));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const redirect = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const changes = [{ path: "to", value: targetOf(to) }];
      const input = { type: "redirect", id: path, version: 0, create: true, changes, key: crypto.randomUUID() };
      const { adminSaveRecord: reply } = await api(AdminSaveRecordDocument, { input });
      if (reply.success) {
        onRedirected(t("redirected", { path, to }));
        await revalidate();
      } else setProblem(reply.problems[0]?.message ?? reply.errorMessage ?? t("failed"));
    } catch (thrown) {
      setProblem(failureText(t("failed"), thrown, locale));
    }
    setBusy(false);
  };
  const errorId = `problem of ${path}`.replaceAll(/\W+/g, "-");
  return (
    <tr className="phone:block phone:py-1">
      <th scope="row" className={`${cell} text-left font-bold break-all`}>
        {path}
      </th>
      <td className={`${cell} text-right tabular-nums phone:py-0 phone:text-left phone:text-ink-soft`}>
        <span className="md:hidden">{t("asked")}: </span>
        {hits}
      </td>
      <td className={`${cell} whitespace-nowrap text-ink-soft tabular-nums phone:hidden`}>{shortDay(lastDay, year)}</td>
      <td className={cell}>
        <form
          className="flex items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void redirect();
          }}
        >
          <input
            aria-label={t("lead_to", { path })}
            aria-describedby={problem ? errorId : undefined}
            aria-invalid={problem ? true : undefined}
            value={to}
            maxLength={300}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setTo(event.currentTarget.value)}
            className={`${boxClass} min-h-9 w-full min-w-0 px-3 text-base pointer-coarse:min-h-11 md:text-sm`}
          />
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            loading={busy}
            disabled={to.trim() === ""}
            aria-label={t("redirect_path", { path })}
          >
            {t("redirect")}
          </Button>
        </form>
        <FieldError id={errorId} error={problem} />
      </td>
    </tr>
  );
}
