import { Link } from "react-router";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { useStockText } from "../stock-text.ts";
import type { QueueState } from "./scan-queue.ts";

/** The last scan, and scans that could not be sent yet. */
export function QueueNotice({ state, path }: { state: QueueState; path: string }) {
  const t = useStockText();
  const { waiting, trouble, last } = state;
  return (
    <>
      <p role="status" className="text-sm text-ink-soft tabular-nums empty:-mt-3">
        {waiting.length > 0
          ? t("waiting_scans", { count: waiting.length })
          : last && last.refusal === null
            ? t("scanned", { code: last.scan.code })
            : ""}
      </p>
      {trouble === "away" ? <Alert tone="info">{t("offline")}</Alert> : null}
      {trouble === "signedOut" ? (
        <Alert tone="error">
          {t("signed_out")}{" "}
          <Link
            to={`/admin/sign-in?${new URLSearchParams({ next: path })}`}
            reloadDocument
            className="font-bold underline"
          >
            {t("sign_in_again")}
          </Link>
        </Alert>
      ) : null}
    </>
  );
}
