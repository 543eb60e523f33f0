import { useState } from "react";
import { imageUrl } from "#kit/images/image-url.ts";
import { Button } from "#kit/web/actions/button.tsx";
import type { RecordEditor } from "#modules/admin/web/record-editor/use-record-editor.ts";
import { usePagesText } from "../pages-text.ts";
import { FieldGroup } from "./field-group.tsx";
import { useOpenMediaPicker } from "./media-choice.ts";

type PictureFieldProps = { editor: RecordEditor; path: string; kind: "picture" | "video" };

/** Field for a picture or video of the media library. */
export function PictureField({ editor, path, kind }: PictureFieldProps) {
  const t = usePagesText();
  const [broken, setBroken] = useState(false);
  const open = useOpenMediaPicker();
  const value = editor.value(path);
  const choose = () =>
    open(kind, (file) => {
      setBroken(false);
      editor.set(path, file);
    });
  return (
    <FieldGroup editor={editor} path={path}>
      {(label) => (
        <div className="flex flex-wrap items-center gap-3">
          {typeof value !== "string" ? (
            <span className="text-sm text-ink-soft">{t("no_picture")}</span>
          ) : kind === "picture" && !broken ? (
            <img
              src={imageUrl(value, 240, "webp")}
              alt={value}
              onError={() => setBroken(true)}
              className="h-20 max-w-40 rounded-sm bg-sunken object-contain"
            />
          ) : (
            <span className="text-sm break-all">{value}</span>
          )}
          {editor.editable ? (
            <span className="flex flex-wrap gap-1.5">
              <Button
                size="sm"
                variant="secondary"
                icon="image"
                aria-label={`${t(kind === "picture" ? "choose_picture" : "choose_video")}: ${label}`}
                onClick={choose}
              >
                {t(kind === "picture" ? "choose_picture" : "choose_video")}
              </Button>
              {value === undefined ? null : (
                <Button size="sm" variant="quiet" icon="x" onClick={() => editor.set(path, undefined)}>
                  {t("remove_picture")}
                </Button>
              )}
            </span>
          ) : null}
        </div>
      )}
    </FieldGroup>
  );
}
