import { useState } from "react";
import { useNavigate } from "react-router";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { RemoveRecord } from "#modules/admin/web/record-editor/remove-record.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { ProductChoice } from "#modules/catalogue/admin/product-choice/product-choice.tsx";
import { mostBoosted, mostPinned } from "../contract/tuning.ts";
import { PhraseList, textsAt } from "./phrase-list.tsx";
import { TrySearch } from "./try-search.tsx";
import { useTuningText } from "./tuning-text.ts";

type SearchRuleEditorProps = {
  id: string;
  record: EditedRecord | null;
  /** Initial values of a new rule. */
  word: string;
  /** Names of the chosen products. */
  products: readonly { readonly code: string; readonly name: string }[];
};

const list = "/admin/search/rules";
const fields = ["words", "pinned", "boosted"] as const;
type Field = (typeof fields)[number];

/** The editor of an existing or a new rule, which pins and boosts products for some words. Pass the id as React key. */
export function SearchRuleEditor({ id, record, word, products }: SearchRuleEditorProps) {
  const t = useTuningText();
  const navigate = useNavigate();
  const [newId] = useState(() => crypto.randomUUID());
  const isNew = record === null;
  const editor = useRecordEditor({
    type: "searchRule",
    id: isNew ? newId : id,
    record,
    ...(word === "" ? {} : { initial: { words: [word] } }),
    labelOf: (path) => t(fields.includes(path as Field) ? (path as Field) : "rules"),
    showValue: (_path, value) => (Array.isArray(value) ? value.join(", ") : String(value)),
    onSaved: (saved) => (isNew ? void navigate(`${list}/${saved.id}`) : undefined),
  });
  const words = textsAt(editor, "words");
  const { words: saved } = editor.saved as { words?: readonly string[] };
  const title = isNew ? t("new_rule") : (saved ?? [t("rules")]).slice(0, 4).join(", ");
  const rule = {
    id: editor.id,
    words: [...words],
    pinned: [...textsAt(editor, "pinned")],
    boosted: [...textsAt(editor, "boosted")],
  };
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[
          { label: t("search_tuning"), to: "/admin/search" },
          { label: t("rules"), to: list },
        ]}
        actions={
          isNew ? null : (
            <>
              {editor.editable ? (
                <RemoveRecord
                  editor={editor}
                  fields={fields}
                  title={t("remove_rule_title")}
                  text={t("remove_text")}
                  list={list}
                />
              ) : null}
              <HistoryButton editor={editor} />
            </>
          )
        }
      />
      <RecordForm editor={editor} label={title}>
        <AdminPanel title={t("search")}>
          <PhraseList editor={editor} path="words" hint={t("words_hint")} />
        </AdminPanel>
        <AdminPanel title={t("products")}>
          <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
            <ProductChoice
              {...{ editor, path: "pinned", known: products, most: mostPinned }}
              {...{ title: t("pinned"), hint: t("pinned_hint"), none: t("pinned_none") }}
            />
            <ProductChoice
              {...{ editor, path: "boosted", known: products, most: mostBoosted }}
              {...{ title: t("boosted"), hint: t("boosted_hint"), none: t("boosted_none") }}
            />
          </div>
        </AdminPanel>
        <TrySearch text={words[0] ?? ""} draft={{ rule }} />
      </RecordForm>
    </div>
  );
}
