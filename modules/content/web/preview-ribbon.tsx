import { Icon } from "#kit/web/icons/icon.tsx";
import { useContentText } from "./content-text.ts";

/** Marks a preview for staff. */
export function PreviewRibbon() {
  const t = useContentText();
  return (
    <p
      role="status"
      className="sticky top-0 z-30 flex items-center justify-center gap-2 bg-ink px-4 py-1.5 text-sm font-bold text-paper"
    >
      <Icon name="eye" size="sm" /> {t("preview")}
    </p>
  );
}
