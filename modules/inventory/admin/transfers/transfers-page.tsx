import { Link } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { EmptyState } from "#kit/web/feedback/empty-state.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { ExportLink } from "#modules/admin/web/record-list/export-link.tsx";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { documentPageSize } from "../../contract/stock-views.ts";
import { PageLinks } from "../page-links.tsx";
import { useStockText } from "../stock-text.ts";
import { shownState, type TransferRowModel, transferTone } from "./transfer-model.ts";

export type TransfersPageProps = {
  transfers: readonly TransferRowModel[];
  mayEdit: boolean;
  page: number;
  year: number;
};

/** Transfers between places, newest first. */
export function TransfersPage({ transfers, mayEdit, page, year }: TransfersPageProps) {
  const t = useStockText();
  return (
    <div className="grid gap-4">
      <PageHeader
        title={t("transfers")}
        actions={
          <>
            <ExportLink />
            {mayEdit ? (
              <LinkButton to="/admin/transfers/new" variant="court" size="sm" icon="plus">
                {t("new_transfer")}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <p className="max-w-prose text-sm text-ink-soft">{t("transfers_lead")}</p>
      {transfers.length === 0 ? (
        <EmptyState title={t("transfers_none")} />
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
          {transfers.map((transfer) => (
            <TransferRow key={transfer.code} transfer={transfer} year={year} />
          ))}
        </ul>
      )}
      <PageLinks page={page} hasMore={transfers.length === documentPageSize} />
    </div>
  );
}

function TransferRow({ transfer, year }: { transfer: TransferRowModel; year: number }) {
  const t = useStockText();
  const { code, fromName, toName, units, received, lost, createdBy, createdAt } = transfer;
  const state = shownState({ state: transfer.state, settled: received + lost });
  return (
    <li className="relative grid gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken focus-within:bg-sunken sm:grid-cols-[1fr_auto_auto] sm:items-center">
      <span className="min-w-0">
        <Link
          to={`/admin/transfers/${code}`}
          data-row
          className="font-bold no-underline after:absolute after:inset-0 hover:underline"
        >
          {fromName} → {toName}
        </Link>
        <span className="block text-xs text-ink-soft tabular-nums">
          {code} · {createdBy} · {shortTime(createdAt, year)}
        </span>
      </span>
      <span className="text-ink-soft tabular-nums">
        {state === "draft" || state === "sent" || state === "cancelled"
          ? t("transfer_units", { count: units })
          : t("received_of", { received, units })}
        {lost > 0 ? ` · ${t("lost_of", { count: lost })}` : ""}
      </span>
      <span>
        <Badge tone={transferTone(state)}>{t(`transfer_state_${state}`)}</Badge>
      </span>
    </li>
  );
}
