import { type ReactNode, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { useLocale } from "#kit/web/i18n/text-context.tsx";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import { ActionResult } from "#modules/admin/web/action-result.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText, RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import {
  type EditedRecord,
  type RecordEditor,
  useRecordEditor,
} from "#modules/admin/web/record-editor/use-record-editor.ts";
import { missingInPage } from "../../../contract/page/missing-in-page.ts";
import { inOrder, type PageState } from "../../../contract/page/page-state.ts";
import type { PageTarget } from "../../../contract/page/page-target.ts";
import { editorPath, pagesPath, versionsPath } from "../page-address.ts";
import { usePagesText } from "../pages-text.ts";
import { PreviewPanel } from "../preview/preview-panel.tsx";
import type { PageDevice } from "./column-edits.ts";
import { ColumnForm } from "./column-form.tsx";
import { ColumnList } from "./column-list.tsx";
import { columnName, pageFieldLabel } from "./field-labels.ts";
import { type MediaChoice, MediaChoiceContext } from "./media-choice.ts";
import { PictureField } from "./picture-field.tsx";
import { PublishPanel, PublishTarget } from "./publish-panel.tsx";
import { TargetNamesContext } from "./target-names.ts";

export type PageEditorProps = {
  path: string;
  /** Null for a new page. */
  record: EditedRecord | null;
  /** The initial state of a new page, for example a copy of another page. */
  initial?: PageState;
  /** The targets the page already shows or links to. */
  targets: readonly PageTarget[];
  answer: AdminAnswer | null;
  year: number;
  /** Renders the media library's dialog; passed by the route, which may import that module. */
  mediaPicker: (picker: MediaChoice) => ReactNode;
};

/** The editor of an existing or a new landing page. Pass the path as React key. */
export function PageEditor({ path, record, initial = {}, targets, answer, year, mediaPicker }: PageEditorProps) {
  const t = usePagesText();
  const locale = useLocale();
  const navigate = useNavigate();
  const isNew = record === null;
  const [newPath, setNewPath] = useState("/page/");
  const [device, setDevice] = useState<PageDevice>("pc");
  const [chosen, setChosen] = useState<string | null>(null);
  const [learned, setLearned] = useState<readonly PageTarget[]>([]);
  const [picking, setPicking] = useState<Picking | null>(null);
  const editor = useRecordEditor({
    type: "page",
    id: isNew ? newPath.trim() : path,
    record,
    items: ["pc", "h5"],
    initial: initial as never,
    labelOf: (field) => pageFieldLabel(t, editor.state as PageState, locale, field),
    reveal(field) {
      const [group, id] = field.split("/");
      if (group !== "pc" && group !== "h5") return;
      setDevice(group);
      if (id !== undefined) setChosen(id);
    },
    onSaved: ({ id }) => (isNew ? void navigate(editorPath(id)) : undefined),
  });
  const state = editor.state as PageState;
  const missing = useMemo(() => missingInPage(state), [state]);
  const columns = inOrder(state[device]);
  const [id, column] = columns.find(([one]) => one === chosen) ?? columns[0] ?? [null, null];
  const title = isNew ? t("new") : ((editor.saved as PageState).name ?? path);
  const names = useMemo(
    () => ({
      targets: [...targets, ...learned],
      learn: (target: PageTarget) => setLearned((known) => [...known, target]),
    }),
    [targets, learned],
  );
  const form = useRef<HTMLDivElement>(null);
  const showAdded = (added: string) => {
    setChosen(added);
    requestAnimationFrame(() => {
      const { current } = form;
      // On narrow screens the form stands below the list, out of sight.
      if (current && current.getBoundingClientRect().top > window.innerHeight) current.scrollIntoView();
    });
  };
  return (
    <TargetNamesContext value={names}>
      <MediaChoiceContext value={(kind, onChosen) => setPicking({ kind, onChosen })}>
        <div className="grid gap-3">
          <PageHeader
            title={title}
            above={[{ label: t("pages"), to: pagesPath }]}
            actions={
              isNew ? null : (
                <>
                  <LinkButton
                    to={`${pagesPath}/new?from=${encodeURIComponent(path)}`}
                    size="sm"
                    variant="secondary"
                    icon="copy"
                  >
                    {t("duplicate")}
                  </LinkButton>
                  <LinkButton to={versionsPath(path)} size="sm" variant="secondary" icon="clock">
                    {t("versions")}
                  </LinkButton>
                  <HistoryButton editor={editor} />
                </>
              )
            }
          />
          <ActionResult answer={answer} />
          <PublishTarget />
          <RecordForm editor={editor} label={title}>
            {/* On narrow screens one below the other: columns, form, preview, and publishing last. */}
            <div className="grid items-start gap-3 lg:grid-cols-[16rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1fr)] 2xl:grid-cols-[17rem_minmax(0,1fr)_minmax(0,1fr)]">
              <div className="min-w-0 lg:col-start-1 lg:row-start-1">
                <ColumnList
                  editor={editor}
                  device={device}
                  chosen={id}
                  missing={missing}
                  onDevice={setDevice}
                  onChoose={setChosen}
                  onAdd={showAdded}
                />
              </div>
              <div className="grid min-w-0 gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
                <AdminPanel title={t("page")}>
                  <div className="grid gap-3">
                    {isNew ? (
                      <TextField
                        id={fieldId("")}
                        name="path"
                        label={t("field_path")}
                        hint={t("path_hint")}
                        value={newPath}
                        maxLength={200}
                        spellCheck={false}
                        autoComplete="off"
                        onChange={(event) => setNewPath(event.currentTarget.value)}
                        error={editor.problemAt("")}
                      />
                    ) : (
                      <p className="text-sm break-all text-ink-soft">{path}</p>
                    )}
                    <RecordText editor={editor} path="name" hint={t("name_hint")} maxLength={120} />
                  </div>
                </AdminPanel>
                {id !== null && column !== null ? (
                  <div ref={form} className="scroll-mt-28">
                    <AdminPanel title={`${t(device)} · ${columnName(t, state, device, id, locale)}`}>
                      <ColumnForm key={`${device}/${id}`} editor={editor} device={device} id={id} column={column} />
                    </AdminPanel>
                  </div>
                ) : null}
                <SearchPanel editor={editor} />
              </div>
              <div className="min-w-0 lg:col-span-2 lg:row-start-3 xl:sticky xl:top-3 xl:col-start-3 xl:col-end-4 xl:row-span-2 xl:row-start-1">
                <PreviewPanel state={editor.state} device={device} onDevice={setDevice} />
              </div>
              {isNew ? null : (
                <div className="min-w-0 lg:col-start-1 lg:row-start-2">
                  <PublishPanel editor={editor} missing={missing} year={year} />
                </div>
              )}
            </div>
          </RecordForm>
          {picking
            ? mediaPicker({
                kind: picking.kind,
                onClose: () => setPicking(null),
                onChoose(file) {
                  if (file) picking.onChosen(file.path);
                  setPicking(null);
                },
              })
            : null}
        </div>
      </MediaChoiceContext>
    </TargetNamesContext>
  );
}

type Picking = { readonly kind: "picture" | "video"; readonly onChosen: (path: string) => void };

function SearchPanel({ editor }: { editor: RecordEditor }) {
  const t = usePagesText();
  return (
    <AdminPanel title={t("search_engines")}>
      <div className="grid gap-4">
        <p className="text-sm text-ink-soft">{t("seo_hint")}</p>
        <RecordTexts editor={editor} path="seo/title" label={t("field_seo_title")} maxLength={160} />
        <RecordTexts
          editor={editor}
          path="seo/description"
          label={t("field_seo_description")}
          rows={3}
          maxLength={400}
        />
        <PictureField editor={editor} path="seo/image" kind="picture" />
      </div>
    </AdminPanel>
  );
}
