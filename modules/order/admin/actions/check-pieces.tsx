import { useState } from "react";
import { useAdminText } from "#modules/admin/web/admin-text.ts";
import { ScanField } from "#modules/inventory/admin/scan/scan-field.tsx";
import type { AdminLineModel } from "../order-model.ts";
import { type CheckedPieces, countPieces, withPiece } from "./checked-pieces.ts";

/** Scans the pieces of a pickup before they are handed out, so that no bag is mixed up. Nothing is sent, and it may be skipped. */
export function CheckPieces({ lines }: { lines: readonly AdminLineModel[] }) {
  const t = useAdminText();
  const [checked, setChecked] = useState<CheckedPieces>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const counted = countPieces(lines, checked);
  const scan = (code: string) => {
    const scanned = withPiece(lines, checked, code);
    setChecked(scanned.checked);
    setRefusal(scanned.refusal === null ? null : t(`check_${scanned.refusal}`, { code }));
  };
  return (
    <div className="grid gap-2">
      <ScanField hint={t("check_hint")} button={t("check")} onCode={scan} error={refusal} />
      <p role="status" className="text-sm font-bold tabular-nums">
        {t(counted.checked === counted.pieces ? "checked_all" : "checked_of", counted)}
      </p>
    </div>
  );
}
