import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { saveAsFile } from "../web/save-as-file.ts";
import { AdminHandOverDataFileDocument } from "./privacy.graphql.gen.ts";
import { usePrivacyText } from "./privacy-text.ts";

/** Fetches the file of the customer's data, to hand it over in person. */
export function HandOverFile({ id }: { id: string }) {
  const t = usePrivacyText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fetchFile = async () => {
    setBusy(true);
    setProblem(null);
    const response = await api(AdminHandOverDataFileDocument, { input: { id } }).catch(() => null);
    const reply = response?.adminHandOverDataFile;
    if (reply?.success) {
      saveAsFile(reply.data, `data-${id.slice(0, 8)}.json`);
      await revalidate();
    } else setProblem(reply?.errorMessage ?? t("failed"));
    setBusy(false);
  };
  return (
    <AdminPanel title={t("hand_over")}>
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-ink-soft">{t("hand_over_text")}</p>
        {problem ? (
          <Alert tone="error" live>
            {problem}
          </Alert>
        ) : null}
        <Button variant="secondary" icon="download" loading={busy} onClick={() => void fetchFile()}>
          {t("hand_over")}
        </Button>
      </div>
    </AdminPanel>
  );
}
