import { Link } from "react-router";
import { rp } from "#kit/core/format-rupiah.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import type { DeskOrderModel } from "./desk-model.ts";
import { DeskPanel } from "./desk-panel.tsx";
import { useDeskText } from "./desk-text.ts";
import { returnTone } from "./returns/return-model.ts";

/** What comes back of an order. */
export function OrderReturns({ returns }: { returns: DeskOrderModel["returns"] }) {
  const t = useDeskText();
  if (returns.length === 0) return null;
  return (
    <DeskPanel title={t("returns")}>
      <ul className="grid gap-1 text-sm">
        {returns.map((back) => (
          <li key={back.returnCode} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={`/desk/returns/${back.returnCode}`}
              className="inline-flex min-h-11 items-center font-semibold tabular-nums underline"
            >
              {back.returnCode}
            </Link>
            <Badge tone={returnTone(back.status)}>{back.statusText}</Badge>
            <span className="text-ink-soft tabular-nums">{rp(back.money)}</span>
          </li>
        ))}
      </ul>
    </DeskPanel>
  );
}
