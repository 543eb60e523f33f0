import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ordersPath } from "../order-list.ts";

type PrintFrameProps = { title: "slips" | "labels"; count: number; children: ReactNode };

/** A page to be printed: its head stays on the screen. */
export function PrintFrame({ title, count, children }: PrintFrameProps) {
  const t = useAdminText();
  return (
    <div className="grid gap-4 print:block">
      <div data-print="hide">
        <PageHeader
          title={t(title)}
          above={[{ label: t("orders"), to: ordersPath }]}
          actions={
            count === 0 ? null : (
              <Button icon="printer" variant="court" size="sm" onClick={() => window.print()}>
                {t("print")}
              </Button>
            )
          }
        />
        <p role="status" className="mt-1 text-sm text-ink-soft tabular-nums">
          {t("found", { count })}
        </p>
      </div>
      {count === 0 ? (
        <EmptyState title={t("none")} actions={<Link to={ordersPath}>{t("orders")}</Link>}>
          {t("none_text")}
        </EmptyState>
      ) : (
        children
      )}
    </div>
  );
}
