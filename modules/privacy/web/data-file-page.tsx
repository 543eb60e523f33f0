import { useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { EntryCard } from "#modules/identity/web/entry-card.tsx";
import { fetchDataFileDocument } from "./data-file.graphql.gen.ts";
import { useDataFileText } from "./data-file-text.ts";
import { saveAsFile } from "./save-as-file.ts";

/** The file behind the link of a message; null for visitors without one. The press counts, not the visit: mail programs follow links. */
export function DataFilePage({ token }: { token: string | null }) {
  const t = useDataFileText();
  const api = useApi();
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const [problem, setProblem] = useState<string | null>(null);
  const fetchFile = async (key: string) => {
    setState("busy");
    setProblem(null);
    const response = await api(fetchDataFileDocument, { input: { token: key } }).catch(() => null);
    const reply = response?.fetchDataFile;
    if (reply?.success) saveAsFile(reply.data, "my-data.json");
    else setProblem(reply?.errorMessage ?? t("failed"));
    setState(reply?.success ? "done" : "idle");
  };
  return (
    <EntryCard title={t("title")} lead={t(token === null ? "no_link" : "lead")}>
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      {state === "done" ? (
        <Alert tone="success" live>
          {t("done")}
        </Alert>
      ) : null}
      {token === null ? null : (
        <Button icon="download" loading={state === "busy"} onClick={() => void fetchFile(token)}>
          {t("download")}
        </Button>
      )}
      <LinkButton to="/account/accountSetting" variant="secondary">
        {t("settings")}
      </LinkButton>
    </EntryCard>
  );
}
