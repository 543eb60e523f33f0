import { Form } from "react-router";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { AdminPanel, Facts } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import { useSending } from "#modules/admin/web/use-sending.ts";
import type { SiteLive } from "../../contract/site/site-state.ts";
import { useSiteText } from "./site-text.ts";

const mostShown = 20;

type PublishSitePanelProps = { editor: RecordEditor; missing: readonly string[]; year: number };

/** Who published the part and when, what it lacks, and the press that publishes it. What is published is what is saved. */
export function PublishSitePanel({ editor, missing, year }: PublishSitePanelProps) {
  const t = useSiteText();
  const sending = useSending("publish");
  const { publishedAt, publishedBy, version } = (editor.saved.live ?? {}) as SiteLive;
  const isChanged = editor.version > (version ?? 0);
  return (
    <AdminPanel title={t("publishing")} end={isChanged ? <Badge tone="sun">{t("changed_since")}</Badge> : null}>
      <div id={fieldId("live")} tabIndex={-1} className="grid gap-3">
        <Facts
          facts={[
            [t("published_at"), publishedAt === undefined ? "" : shortTime(publishedAt, year)],
            [t("published_by"), publishedBy ?? ""],
          ]}
        />
        {missing.length === 0 ? null : (
          <Alert tone="info" title={t("missing_title", { count: missing.length })}>
            <ul className="mt-1 grid">
              {missing.slice(0, mostShown).map((path) => (
                <li key={path}>
                  <button
                    type="button"
                    className="min-h-8 text-left underline pointer-coarse:min-h-11"
                    onClick={() => editor.show(path)}
                  >
                    {path === "entries" ? t("missing_entries") : editor.labelOf(path)}
                  </button>
                </li>
              ))}
            </ul>
            {missing.length > mostShown ? <p>{t("and_more", { count: missing.length - mostShown })}</p> : null}
          </Alert>
        )}
        {!editor.editable ? null : editor.dirty ? (
          <p className="text-sm">{t("save_first")}</p>
        ) : (
          <button
            type="submit"
            form="publish-site"
            disabled={missing.length > 0 || sending}
            className="min-h-10 rounded-md bg-court px-4 font-bold text-on-court disabled:opacity-50 pointer-coarse:min-h-11"
          >
            {t("publish_now")}
          </button>
        )}
        <input type="hidden" form="publish-site" name="version" value={editor.version} />
      </div>
    </AdminPanel>
  );
}

/** Stands outside the editor's own form, which may hold no other. */
export const PublishSiteTarget = () => (
  <Form id="publish-site" method="post">
    <input type="hidden" name="intent" value="publish" />
  </Form>
);
