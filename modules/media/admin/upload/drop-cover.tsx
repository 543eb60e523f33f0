import { Icon } from "#kit/web/icons/icon.tsx";
import { useMediaText } from "../media-text.ts";

/** An overlay while files are dragged over an area. */
export function DropCover() {
  const t = useMediaText();
  return (
    <div className="pointer-events-none absolute -inset-2 z-20 flex items-start justify-center rounded-xl border-3 border-dashed border-court bg-court-soft/90 pt-24">
      <p className="flex items-center gap-2 rounded-md bg-surface px-4 py-2 font-extrabold text-court-ink">
        <Icon name="upload" />
        {t("drop_here")}
      </p>
    </div>
  );
}
