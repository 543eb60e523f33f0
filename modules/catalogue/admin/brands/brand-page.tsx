import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { Alert } from "#kit/web/feedback/alert.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { PageHeader } from "#modules/admin/web/page-header.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText, RecordTexts } from "#modules/admin/web/record-editor/record-fields.tsx";
import { RecordForm } from "#modules/admin/web/record-editor/record-form.tsx";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import { type PicturePicker, RecordPicture } from "#modules/admin/web/record-editor/record-picture.tsx";
import { type EditedRecord, useRecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { slugOf } from "#modules/admin/web/slug-of.ts";
import { MediaPicker } from "#modules/media/admin/media-picker.tsx";
import { fieldLabel } from "../group-fields.ts";
import { useBrandsText } from "./brands-text.ts";
import { MergeBrand } from "./merge-brand.tsx";

const logoPicker: PicturePicker = ({ onClose, onChoose }) => (
  <MediaPicker open kind="picture" onClose={onClose} onChoose={([chosen]) => chosen && onChoose(chosen)} />
);

/** One brand, or a new one. Give it the code as its key. */
export function BrandPage({ code, record }: { code: string; record: EditedRecord | null }) {
  const t = useBrandsText();
  const navigate = useNavigate();
  const isNew = record === null;
  const [newCode, setNewCode] = useState("");
  const names = {
    "": t("code"),
    name: t("name"),
    slug: t("slug"),
    logo: t("logo"),
    about: t("about"),
    mergedInto: t("merged_into"),
  };
  const editor = useRecordEditor({
    type: "brand",
    id: isNew ? newCode.trim() : code,
    record,
    labelOf: (path) => fieldLabel(path, names),
    onSaved: ({ id }) => (isNew ? void navigate(`/admin/brands/${id}`) : undefined),
  });
  const name = editor.value("name");
  const slug = editor.value("slug");
  const merged = typeof editor.saved.mergedInto === "string" ? editor.saved.mergedInto : null;
  const title = isNew ? t("new") : typeof editor.saved.name === "string" ? editor.saved.name : code;
  /** A new brand gets its address from its name until another is typed. */
  const suggest = () => {
    if (isNew && slug === undefined && typeof name === "string") editor.set("slug", slugOf(name) || undefined);
    if (isNew && newCode === "" && typeof name === "string")
      setNewCode(slugOf(name).replaceAll("-", "_").toUpperCase().slice(0, 40));
  };
  return (
    <div className="grid gap-3">
      <PageHeader
        title={title}
        above={[{ label: t("brands"), to: "/admin/brands" }]}
        actions={
          isNew ? null : (
            <>
              <a
                href={`/${String(editor.saved.slug)}.html`}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-9 items-center gap-1.5 text-sm font-bold underline pointer-coarse:min-h-11"
              >
                <Icon name="external-link" size="sm" />
                {t("see_page")}
              </a>
              {editor.editable && merged === null ? <MergeBrand editor={editor} name={title} /> : null}
              <HistoryButton editor={editor} />
            </>
          )
        }
      />
      {merged === null ? null : (
        <Alert tone="warning">
          <Link to={`/admin/brands/${merged}`}>{t("was_merged", { name: merged })}</Link>
        </Alert>
      )}
      <RecordForm editor={editor} label={title}>
        <AdminPanel title={t("basics")}>
          <div className="grid items-start gap-3 md:grid-cols-2">
            {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving the field fills two others, by keyboard too */}
            <div onBlur={suggest}>
              <RecordText editor={editor} path="name" maxLength={80} />
            </div>
            {isNew ? (
              <TextField
                id={fieldId("")}
                name="code"
                label={t("code")}
                hint={t("code_hint")}
                value={newCode}
                maxLength={40}
                spellCheck={false}
                autoComplete="off"
                onChange={(event) => setNewCode(event.currentTarget.value)}
                error={editor.problemAt("")}
              />
            ) : null}
            <RecordText editor={editor} path="slug" hint={t("slug_hint")} maxLength={80} spellCheck={false} />
            <RecordPicture
              editor={editor}
              path="logo"
              hint={t("logo_hint")}
              picker={logoPicker}
              pictureClass="size-20 object-contain"
            />
          </div>
        </AdminPanel>
        <AdminPanel title={t("page_text")}>
          <RecordTexts
            editor={editor}
            path="about"
            label={t("about")}
            hint={t("about_hint")}
            rows={5}
            maxLength={4000}
          />
        </AdminPanel>
      </RecordForm>
    </div>
  );
}
