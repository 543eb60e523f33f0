import { useEffect, useEffectEvent, useState } from "react";
import { diffFields, type RecordState } from "#kit/core/fields/field-changes.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { useApi } from "#kit/web/api/api-context.tsx";
import { failureText } from "#kit/web/api/failure-text.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Spinner } from "#kit/web/feedback/spinner.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Dialog } from "#kit/web/overlays/dialog.tsx";
import { shortTime } from "../short-time.ts";
import { FieldValue } from "./field-value.tsx";
import type { Entry } from "./history-entry.tsx";
import { useRecordEditorText } from "./record-editor-text.ts";
import { AdminRecordAtDocument, AdminRestoreRecordDocument } from "./records.graphql.gen.ts";
import type { RecordView } from "./use-record-editor.ts";

type CompareVersionProps = {
  editor: RecordView;
  entry: Entry;
  mayRestore: boolean;
  onClose: () => void;
  onRestored: () => void;
};

/** An earlier version beside the saved one, field by field, and the button that brings it back. */
export function CompareVersion({ editor, entry, mayRestore, onClose, onRestored }: CompareVersionProps) {
  const t = useRecordEditorText();
  const locale = useLocale();
  const api = useApi();
  const [then, setThen] = useState<RecordState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { type, id } = editor;
  const { version } = entry;

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((thrown: unknown) => setProblem(failureText(t("failed"), thrown, locale)));
    setBusy(false);
  };
  const load = useEffectEvent(
    () =>
      void attempt(async () => {
        const { adminRecordAt } = await api(AdminRecordAtDocument, { type, id, version });
        setThen((adminRecordAt?.state ?? {}) as RecordState);
      }),
  );
  useEffect(() => load(), []);
  const restore = () =>
    attempt(async () => {
      const input = { type, id, version: editor.version, to: version, reason: null };
      const { adminRestoreRecord: reply } = await api(AdminRestoreRecordDocument, { input });
      await editor.refresh();
      if (reply.success) return onRestored();
      const fields = reply.problems.map(({ path, message }) => `${editor.labelOf(path)}: ${message}`);
      setProblem([reply.errorMessage, ...fields].join(" "));
    });
  const differences = then === null ? [] : diffFields(then, editor.saved);

  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      fullOnPhone
      title={t("version_of", { by: entry.by, at: shortTime(entry.at, new Date().getFullYear()) })}
      closeLabel={t("close")}
      footer={
        mayRestore && differences.length > 0 ? (
          <Button variant="court" loading={busy} onClick={() => void restore()}>
            {t("restore")}
          </Button>
        ) : null
      }
    >
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      {then === null && !problem ? <Spinner label={t("loading")} /> : null}
      {then !== null && differences.length === 0 ? <p>{t("no_difference")}</p> : null}
      {differences.length > 0 ? (
        <table className="w-full table-fixed text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              <th className="w-1/4 py-2 pr-2">{t("field")}</th>
              <th className="py-2 pr-2">{t("then")}</th>
              <th className="py-2">{t("now")}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ path, before, after }) => (
              <tr key={path} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-2 font-semibold break-words">
                  {editor.labelOf(path)}
                </th>
                <td className="py-2 pr-2">
                  <FieldValue editor={editor} path={path} value={before} />
                </td>
                <td className="py-2">
                  <FieldValue editor={editor} path={path} value={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Dialog>
  );
}
