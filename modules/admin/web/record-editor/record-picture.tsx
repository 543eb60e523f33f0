import { type ReactNode, useState } from "react";
import { imageUrl, isPicturePath } from "#kit/images/image-url.ts";
import { Button } from "#kit/web/actions/button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { fieldId } from "./field-id.ts";
import { useRecordEditorText } from "./record-editor-text.ts";
import type { RecordEditor } from "./use-record-editor.ts";

/** Opens the media library, which this module does not know. */
export type PicturePicker = (props: {
  onClose: () => void;
  onChoose: (picture: { readonly path: string }) => void;
}) => ReactNode;

type RecordPictureProps = {
  editor: RecordEditor;
  path: string;
  hint?: string;
  picker: PicturePicker;
  /** Classes of the picture itself, for its size and shape. */
  pictureClass: string;
};

/** Pictures of the shop and of the library are served resized; the files of the former have no address of their own. */
const shownAt = (path: string): string => (isPicturePath(path) ? imageUrl(path, 640, "webp") : path);

/** A picture of a record, chosen from the media library. */
export function RecordPicture({ editor, path, hint, picker, pictureClass }: RecordPictureProps) {
  const t = useRecordEditorText();
  const [choosing, setChoosing] = useState(false);
  const value = editor.value(path);
  const id = fieldId(path);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={hint ? `${id}-hint` : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-bold">{editor.labelOf(path)}</legend>
      {typeof value === "string" ? (
        <img src={shownAt(value)} alt="" className={`rounded-md border border-line ${pictureClass}`} />
      ) : (
        <p className="text-sm text-ink-soft">{t("no_picture")}</p>
      )}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={editor.problemAt(path) ?? null} />
      {editor.editable ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" icon="image" onClick={() => setChoosing(true)}>
            {t("choose_picture")}
          </Button>
          {typeof value === "string" ? (
            <Button size="sm" variant="quiet" onClick={() => editor.set(path, undefined)}>
              {t("remove_picture")}
            </Button>
          ) : null}
        </div>
      ) : null}
      {choosing
        ? picker({
            onClose: () => setChoosing(false),
            onChoose(chosen) {
              editor.set(path, chosen.path);
              setChoosing(false);
            },
          })
        : null}
    </fieldset>
  );
}
