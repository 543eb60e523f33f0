import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { FieldFrame } from "#kit/web/forms/field-frame.tsx";
import { inputClass } from "#kit/web/forms/input-class.ts";
import { SelectBox } from "#kit/web/forms/select-box.tsx";
import { TextField } from "#kit/web/forms/text-field.tsx";
import { AdminPanel } from "#modules/admin/web/admin-panel.tsx";
import { fieldId } from "#modules/admin/web/record-editor/field-id.ts";
import { RecordText } from "#modules/admin/web/record-editor/record-fields.tsx";
import { type PicturePicker, RecordPicture } from "#modules/admin/web/record-editor/record-picture.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { articleKinds } from "../../contract/article.ts";
import { useArticleEditorText } from "./article-editor-text.ts";

type BasicsPanelProps = {
  editor: RecordEditor;
  /** Set while the article is new: its code and the setter. */
  newCode: string | null;
  onCode: (code: string) => void;
  picturePicker: PicturePicker;
};

/** All fields of an article except its texts. */
export function BasicsPanel({ editor, newCode, onCode, picturePicker }: BasicsPanelProps) {
  const t = useArticleEditorText();
  const position = editor.value("position");
  const date = editor.value("createdAt");
  return (
    <AdminPanel title={t("basics")}>
      <div className="grid gap-3">
        <FieldFrame id={fieldId("kind")} label={t("kind")} error={editor.problemAt("kind") ?? null}>
          {(links) => (
            <SelectBox
              {...links}
              value={String(editor.value("kind") ?? "Blog")}
              disabled={!editor.editable}
              onChange={(event) => editor.set("kind", event.currentTarget.value)}
            >
              {articleKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`one_${kind}`)}
                </option>
              ))}
            </SelectBox>
          )}
        </FieldFrame>
        {newCode === null ? (
          <RecordText editor={editor} path="address" hint={t("address_hint")} maxLength={80} spellCheck={false} />
        ) : (
          <TextField
            id={fieldId("")}
            name="code"
            label={t("code")}
            hint={t("code_hint")}
            value={newCode}
            maxLength={80}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onCode(event.currentTarget.value)}
            error={editor.problemAt("") ?? null}
          />
        )}
        <RecordText editor={editor} path="topic" hint={t("topic_hint")} maxLength={80} spellCheck={false} />
        <FieldFrame
          id={fieldId("createdAt")}
          label={t("createdAt")}
          hint={t("date_hint")}
          error={editor.problemAt("createdAt") ?? null}
        >
          {(links) => (
            <input
              {...links}
              type="date"
              value={typeof date === "string" ? jakartaDay(new Date(date)) : ""}
              readOnly={!editor.editable}
              onChange={({ currentTarget: { value } }) => {
                const moment = new Date(`${value}T09:00:00+07:00`);
                if (!Number.isNaN(moment.getTime())) editor.set("createdAt", `${moment.toISOString().slice(0, 19)}Z`);
              }}
              className={inputClass()}
            />
          )}
        </FieldFrame>
        <FieldFrame
          id={fieldId("position")}
          label={t("position")}
          hint={t("position_hint")}
          error={editor.problemAt("position") ?? null}
        >
          {(links) => (
            <input
              {...links}
              type="number"
              step={1}
              value={typeof position === "number" ? position : ""}
              placeholder="0"
              readOnly={!editor.editable}
              onChange={({ currentTarget: { value } }) =>
                editor.set("position", value === "" ? undefined : Number(value))
              }
              className={inputClass()}
            />
          )}
        </FieldFrame>
        <RecordPicture
          editor={editor}
          path="image"
          picker={picturePicker}
          pictureClass="aspect-video w-full object-cover"
        />
      </div>
    </AdminPanel>
  );
}
