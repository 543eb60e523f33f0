import { boxClass } from "#kit/web/forms/input-class.ts";
import type { MediaFilterValues, MediaList } from "../media-model.ts";
import { useMediaText } from "../media-text.ts";
import { UploadButtons } from "../upload/upload-buttons.tsx";

type PickerFilterProps = {
  asked: MediaFilterValues;
  ask: (changes: Partial<MediaFilterValues>) => void;
  tags: MediaList["tags"];
  kind: "picture" | "video" | undefined;
  onFiles: (files: File[]) => void;
};

const box = `${boxClass} min-h-9 w-full min-w-0 px-3 text-base font-normal text-ink pointer-coarse:min-h-11 md:text-sm`;
const label = "grid gap-1 text-xs font-bold text-ink-soft";

/** Search while typing, tags, and upload buttons. */
export function PickerFilter({ asked, ask, tags, kind, onFiles }: PickerFilterProps) {
  const t = useMediaText();
  return (
    <div className="flex flex-wrap items-end gap-2">
      <label className={`${label} grow phone:w-full md:max-w-80`}>
        {t("search")}
        <input
          type="search"
          value={asked.search}
          onChange={(event) => ask({ search: event.currentTarget.value })}
          maxLength={120}
          autoComplete="off"
          placeholder={t("search_hint")}
          className={box}
        />
      </label>
      <label className={`${label} phone:min-w-0 phone:flex-1`}>
        {t("tag")}
        <select value={asked.tag} onChange={(event) => ask({ tag: event.currentTarget.value })} className={box}>
          <option value="">{t("tag_any")}</option>
          {tags.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {kind === undefined ? (
        <label className={`${label} phone:min-w-0 phone:flex-1`}>
          {t("kind")}
          <select value={asked.kind} onChange={(event) => ask({ kind: event.currentTarget.value })} className={box}>
            <option value="">{t("kind_any")}</option>
            <option value="picture">{t("kind_picture")}</option>
            <option value="video">{t("kind_video")}</option>
          </select>
        </label>
      ) : null}
      <div className="flex gap-2 md:ml-auto">
        <UploadButtons onFiles={onFiles} />
      </div>
    </div>
  );
}
