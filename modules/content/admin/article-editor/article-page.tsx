import { useState } from "react";
import { useNavigate } from "react-router";
import { asLocale, type Locale, locales } from "#kit/core/locale.ts";
import { Badge } from "#kit/web/feedback/badge.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { RemoveRecord } from "#modules/admin/web/record-editor/remove-record.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import type { RichTextPickers } from "#modules/admin/web/rich-text/rich-text-props.ts";
import { slugOf } from "#modules/admin/web/slug-of.ts";
import { type ArticleState, articleTexts } from "../../contract/article-state.ts";
import { type ArticleTextKey, useArticleEditorText } from "./article-editor-text.ts";
import { articlesPath } from "./article-list-model.ts";
import { BasicsPanel } from "./basics-panel.tsx";
import { StatePanel } from "./state-panel.tsx";
import { TextsPanel } from "./texts-panel.tsx";

type ArticlePageProps = {
  code: string;
  /** Null for a new article. */
  record: EditedRecord | null;
  /** When the page was read; the date of a new article. */
  now: string;
  pickers: RichTextPickers;
};

const fields = ["kind", "published", "address", "topic", "position", "createdAt", "image", ...articleTexts];

/** The editor of an existing or a new story or question. Pass the code as React key. */
export function ArticlePage({ code, record, now, pickers }: ArticlePageProps) {
  const t = useArticleEditorText();
  const locale = useLocale();
  const navigate = useNavigate();
  const isNew = record === null;
  const [newCode, setNewCode] = useState("");
  const [language, setLanguage] = useState<Locale>(locale);
  const editor = useRecordEditor({
    type: "article",
    id: isNew ? newCode.trim() : code,
    record,
    initial: { kind: "Blog", createdAt: now },
    labelOf(path) {
      const [field = "", of] = path.split("/");
      const name = t((field || "code") as ArticleTextKey);
      const spoken = asLocale(of);
      return spoken === null ? name : `${name} (${languageNames[spoken]})`;
    },
    reveal(path) {
      const asked = asLocale(path.split("/")[1]);
      if (asked !== null) setLanguage(asked);
    },
    onSaved: ({ id }) => (isNew ? void navigate(`${articlesPath}/${id}`) : undefined),
  });
  const saved = editor.saved as Partial<ArticleState>;
  const title = isNew
    ? t("new")
    : (saved.title?.[locale] ?? locales.map((one) => saved.title?.[one]).find(Boolean) ?? code);
  const address = `/information/${saved.address ?? code}`;
  /** Derives the code of a new article from its first title until a code is typed. */
  const suggest = () => {
    const first = (editor.state as Partial<ArticleState>).title;
    const name = first?.["en-US"] ?? first?.["id-ID"];
    if (isNew && newCode === "" && name !== undefined) setNewCode(slugOf(name).slice(0, 80));
  };
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[{ label: t("articles"), to: articlesPath }]}
        status={
          isNew ? undefined : (
            <Badge tone={saved.published ? "court" : "sun"}>{t(saved.published ? "published" : "draft")}</Badge>
          )
        }
        actions={
          isNew ? null : (
            <>
              {saved.published ? (
                <a
                  href={address}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-9 items-center gap-1.5 text-sm font-bold underline pointer-coarse:min-h-11"
                >
                  <Icon name="external-link" size="sm" />
                  {t("see")}
                </a>
              ) : null}
              {editor.editable ? (
                <RemoveRecord
                  {...{ editor, fields, list: articlesPath }}
                  title={t("remove_title")}
                  text={t("remove_text")}
                />
              ) : null}
              <HistoryButton editor={editor} />
            </>
          )
        }
      />
      <RecordForm editor={editor} label={title}>
        <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <TextsPanel {...{ editor, language, pickers }} onLanguage={setLanguage} onTitled={suggest} />
          <div className="grid min-w-0 gap-3">
            <StatePanel editor={editor} address={address} />
            <BasicsPanel
              editor={editor}
              newCode={isNew ? newCode : null}
              onCode={setNewCode}
              picturePicker={pickers.picture}
            />
          </div>
        </div>
      </RecordForm>
    </div>
  );
}
