import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { settlementUploadPath } from "../contract/settlement-results.ts";
import { settlementPath } from "./settlement-model.ts";
import { useSettlementsText } from "./settlements-text.ts";

type Answer = {
  readonly id?: string;
  readonly isNew?: boolean;
  readonly errorCode?: string;
  readonly errorMessage?: string;
};

/** Sends a settlement file and opens its page; a file that is known already leads to its page too. */
export function UploadFile() {
  const t = useSettlementsText();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (file: File | undefined) => {
    if (!file || sending) return;
    setSending(true);
    setProblem(null);
    try {
      const headers = { "content-type": "application/octet-stream" };
      const path = `${settlementUploadPath}?${new URLSearchParams({ name: file.name })}`;
      const response = await fetch(path, { method: "POST", headers, body: file });
      const answer = (await response.json().catch(() => ({}))) as Answer;
      if (answer.id) return void navigate(`${settlementPath(answer.id)}${answer.isNew ? "" : "?known=1"}`);
      setProblem(answer.errorCode === "STAFF_ONLY" ? t("session_over") : (answer.errorMessage ?? t("send_failed")));
    } catch {
      setProblem(t("send_failed"));
    } finally {
      setSending(false);
      if (input.current) input.current.value = "";
    }
  };
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-4">
      <Button variant="court" size="sm" loading={sending} onClick={() => input.current?.click()}>
        {t("choose_file")}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label={t("choose_file")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void send(event.currentTarget.files?.[0])}
      />
      <p className="max-w-prose text-sm text-ink-soft">{t("file_hint")}</p>
      {problem === null ? null : (
        <Alert tone="error" live>
          {problem}
        </Alert>
      )}
    </div>
  );
}
