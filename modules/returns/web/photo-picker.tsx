import { useRef } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { IconButton } from "#kit/web/actions/icon-button.tsx";
import { FieldError } from "#kit/web/forms/field-frame.tsx";
import { Icon } from "#kit/web/icons/icon.tsx";
import { mostPhotos, photoPath, photoTypes } from "../contract/constants.ts";
import { useReturnText } from "./return-text.ts";
import type { SentPhoto, usePhotos } from "./use-photos.ts";

type PhotoPickerProps = {
  needed: boolean;
  error: string | null;
  sender: ReturnType<typeof usePhotos>;
  onChange: () => void;
};

/** Adds pictures of the fault: each is uploaded at once, shown small, and can be removed. */
export function PhotoPicker({ needed, error, sender, onChange }: PhotoPickerProps) {
  const t = useReturnText();
  const input = useRef<HTMLInputElement>(null);
  const { photos, add, remove, full } = sender;
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-bold">
        {t("photos")}
        {needed ? null : <span className="ml-1.5 font-normal text-ink-soft">{t("optional")}</span>}
      </legend>
      <p id="photos-hint" className="text-sm text-ink-soft">
        {t("photos_hint", { count: mostPhotos })}
      </p>
      {photos.length > 0 ? (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo) => (
            <li key={photo.key} className="relative">
              <Thumb photo={photo} />
              <span className="absolute -top-2 -right-2 rounded-full bg-surface shadow-card">
                <IconButton
                  icon="x"
                  size="sm"
                  label={t("photo_remove", { name: photo.name })}
                  onClick={() => {
                    remove(photo.key);
                    onChange();
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        ref={input}
        type="file"
        accept={photoTypes.join(",")}
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label={t("photo_add")}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same picture may be chosen again after it was taken away.
          currentTarget.value = "";
          onChange();
          void add(files);
        }}
      />
      <div>
        <Button
          variant="secondary"
          icon="camera"
          disabled={full}
          data-speaks-for="photoIds"
          aria-describedby={error ? "photos-hint photos-error" : "photos-hint"}
          onClick={() => input.current?.click()}
        >
          {full ? t("photos_full") : t("photo_add")}
        </Button>
      </div>
      <FieldError id="photos-error" error={error} />
    </fieldset>
  );
}

function Thumb({ photo: { id, name, progress, problem } }: { photo: SentPhoto }) {
  const t = useReturnText();
  const frame = "grid size-24 place-items-center overflow-hidden rounded-md";
  if (problem !== null) {
    return (
      <span
        role="alert"
        className={`${frame} bg-danger-soft p-1 text-center text-xs break-words [overflow-wrap:anywhere] font-semibold text-danger`}
      >
        {t(`photo_${problem}`, { name })}
      </span>
    );
  }
  if (id === null) {
    return (
      <span className={`${frame} bg-sunken px-3 text-ink-soft`}>
        <Icon name="camera" />
        <progress
          max={1}
          value={progress}
          aria-label={t("photo_sending", { name })}
          className="h-1.5 w-full accent-court"
        />
      </span>
    );
  }
  return (
    <img src={`${photoPath}/${id}`} alt={name} width={96} height={96} className={`${frame} bg-sunken object-cover`} />
  );
}
