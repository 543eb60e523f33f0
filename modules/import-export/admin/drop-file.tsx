import { type DragEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#kit/web/actions/button.tsx";
import { cx } from "#kit/web/class-names.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { SelectField } from "#kit/web/forms/select-field.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { uploadPath } from "../contract/import-forms.ts";
import { typeText } from "./import-model.ts";
import { useImportText } from "./import-text.ts";

type Answer = { readonly id?: string; readonly errorCode?: string; readonly errorMessage?: string };

/** Uploads a file by drop or file dialog, and opens the page of its import. */
export function DropFile({ types }: { types: readonly string[] }) {
  const t = useImportText();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [type, setType] = useState(types[0] ?? "");
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);

  const send = async (file: File | undefined) => {
    if (!file || sending !== null) return;
    setSending(file.name);
    setProblem(null);
    try {
      const query = new URLSearchParams({ type, name: file.name });
      const headers = { "content-type": "application/octet-stream" };
      const response = await fetch(`${uploadPath}?${query}`, { method: "POST", headers, body: file });
      const answer = (await response.json().catch(() => ({}))) as Answer;
      if (answer.id) return void navigate(`/admin/imports/${answer.id}`);
      setProblem(answer.errorCode === "STAFF_ONLY" ? t("session_over") : (answer.errorMessage ?? t("send_failed")));
    } catch {
      setProblem(t("send_failed"));
    } finally {
      setSending(null);
      if (input.current) input.current.value = "";
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid gap-3">
      {types.length > 1 ? (
        <div className="max-w-72">
          <SelectField
            name="type"
            label={t("what")}
            value={type}
            onChange={(event) => setType(event.currentTarget.value)}
            options={types.map((one) => ({ value: one, label: typeText(one, t) }))}
          />
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside */}
      <div
        className={cx(
          "grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-4 py-8 text-center text-sm",
          over ? "border-court bg-court-soft" : "border-line bg-paper",
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {sending === null ? <Icon name="download" className="rotate-180 text-ink-soft" /> : <Spinner />}
        <p className="font-bold" role="status">
          {sending === null ? t("drop") : t("sending", { name: sending })}
        </p>
        <Button variant="court" size="sm" loading={sending !== null} onClick={() => input.current?.click()}>
          {t("choose")}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          aria-label={t("choose")}
          aria-describedby={hint}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void send(event.currentTarget.files?.[0])}
        />
        <p id={hint} className="max-w-prose text-xs text-ink-soft">
          {t("drop_hint")}
        </p>
      </div>
      {problem === null ? null : (
        <Alert tone="error" live>
          {problem}
        </Alert>
      )}
    </div>
  );
}
