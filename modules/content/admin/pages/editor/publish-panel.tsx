import { useState } from "react";
import { Form } from "react-router";
import { jakartaInput, momentOfInput } from "#kit/core/jakarta-input.ts";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import { homePath } from "../../../contract/page/home-path.ts";
import type { MissingField } from "../../../contract/page/missing-in-page.ts";
import type { LiveState } from "../../../contract/page/page-state.ts";
import { usePagesText } from "../pages-text.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

const mostShown = 20;

type PublishPanelProps = { editor: RecordEditor; missing: readonly MissingField[]; year: number };

/** Shows the page's status and missing fields, with controls to publish it now, later, or until a date. */
export function PublishPanel({ editor, missing, year }: PublishPanelProps) {
  const t = usePagesText();
  const live = (editor.saved.live ?? {}) as LiveState;
  const moment = (iso: string | undefined) => (iso === undefined ? "" : shortTime(iso, year));
  return (
    <AdminPanel title={t("publishing")}>
      <div id={fieldId("live")} tabIndex={-1} className="grid gap-3">
        <Facts
          facts={[
            [t("published_at"), moment(live.publishedAt)],
            [t("published_by"), live.publishedBy ?? ""],
            [t("col_publishAt"), moment(live.publishAt)],
            [t("col_expiresAt"), moment(live.expiresAt)],
            [t("expired_at"), moment(live.expiredAt)],
            [t("withdrawn_at"), moment(live.withdrawnAt)],
          ]}
        />
        {missing.length === 0 ? null : (
          <Alert tone="info" title={t("missing_title", { count: missing.length })}>
            <ul className="mt-1 grid">
              {missing.slice(0, mostShown).map(({ path, problem }) => (
                <li key={`${path} ${problem}`}>
                  <button
                    type="button"
                    className="min-h-8 text-left underline pointer-coarse:min-h-11"
                    onClick={() => editor.show(path)}
                  >
                    {problem === "noColumns" ? t("missing_columns") : editor.labelOf(path)}
                  </button>
                </li>
              ))}
            </ul>
            {missing.length > mostShown ? <p>{t("and_more", { count: missing.length - mostShown })}</p> : null}
          </Alert>
        )}
        {editor.editable ? <PublishForm editor={editor} isReady={missing.length === 0} /> : null}
        {editor.editable && live.publishAt !== undefined ? <WithdrawButton what="schedule" /> : null}
        {editor.editable && live.publishedAt !== undefined && editor.id !== homePath ? (
          <WithdrawButton what="page" />
        ) : null}
        {editor.editable && live.archivedAt === undefined && editor.id !== homePath ? (
          <WithdrawButton what="archive" />
        ) : null}
      </div>
    </AdminPanel>
  );
}

/** Publishes the saved state: unsaved changes are saved first. */
function PublishForm({ editor, isReady }: { editor: RecordEditor; isReady: boolean }) {
  const t = usePagesText();
  const sending = useSending("publish");
  const [publishAt, setPublishAt] = useState<string | undefined>();
  const [expiresAt, setExpiresAt] = useState<string | undefined>();
  const when = (name: "publishAt" | "expiresAt", value: string | undefined, set: (iso: string | undefined) => void) => (
    <FieldFrame id={`publish-${name}`} label={t(name === "publishAt" ? "publish_from" : "publish_until")}>
      {(links) => (
        <input
          {...links}
          type="datetime-local"
          defaultValue={jakartaInput(value)}
          onChange={(event) => set(momentOfInput(event.currentTarget.value))}
          className={inputClass()}
        />
      )}
    </FieldFrame>
  );
  return (
    <div className="grid gap-2">
      {when("publishAt", publishAt, setPublishAt)}
      {editor.id === homePath ? null : when("expiresAt", expiresAt, setExpiresAt)}
      <p className="text-sm text-ink-soft">{t("publish_hint")}</p>
      {editor.dirty ? (
        <p className="text-sm">{t("save_first")}</p>
      ) : (
        <button
          type="submit"
          form="publish-page"
          disabled={!isReady || sending}
          className="min-h-10 rounded-md bg-court px-4 font-bold text-on-court disabled:opacity-50 pointer-coarse:min-h-11"
        >
          {t(publishAt === undefined ? "publish_now" : "schedule")}
        </button>
      )}
      <PublishValues values={{ publishAt, expiresAt, version: String(editor.version) }} />
    </div>
  );
}

const PublishValues = ({ values }: { values: Readonly<Record<string, string | undefined>> }) =>
  Object.entries(values).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" form="publish-page" name={name} value={value} />,
  );

/** Placed outside the editor's form, because forms cannot be nested. */
export const PublishTarget = () => (
  <Form id="publish-page" method="post">
    <input type="hidden" name="intent" value="publish" />
  </Form>
);
