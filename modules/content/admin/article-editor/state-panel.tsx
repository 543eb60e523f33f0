import { locales } from "#kit/core/locale.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { type ArticleState, missingInArticle } from "../../contract/article-state.ts";
import { useArticleEditorText } from "./article-editor-text.ts";

/**
 * Shows whether the article is published and which fields are missing before it can be, with buttons to publish and
 * withdraw it.
 */
export function StatePanel({ editor, address }: { editor: RecordEditor; address: string }) {
  const t = useArticleEditorText();
  const missing = missingInArticle(editor.state as Partial<ArticleState>, locales);
  const isPublished = (editor.saved as Partial<ArticleState>).published === true;
  const turn = async (published: true | undefined) => {
    editor.set("published", published);
    if (!(await editor.save())) editor.set("published", isPublished ? true : undefined);
  };
  return (
    <AdminPanel title={t("state")}>
      <div id={fieldId("published")} tabIndex={-1} className="grid gap-3">
        <p className="text-sm break-words text-ink-soft">
          {isPublished ? t("about_published", { address }) : t("about_draft")}
        </p>
        {missing.length === 0 ? null : (
          <Alert tone={isPublished ? "error" : "info"} title={t("missing", { count: missing.length })}>
            <ul className="mt-1 grid">
              {missing.map((path) => (
                <li key={path}>
                  <button
                    type="button"
                    className="min-h-8 text-left underline pointer-coarse:min-h-11"
                    onClick={() => editor.show(path)}
                  >
                    {editor.labelOf(path)}
                  </button>
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {editor.editable ? (
          <Button
            variant={isPublished ? "secondary" : "court"}
            size="sm"
            loading={editor.saving}
            onClick={() => void turn(isPublished ? undefined : true)}
          >
            {t(isPublished ? "unpublish" : "publish")}
          </Button>
        ) : null}
      </div>
    </AdminPanel>
  );
}
