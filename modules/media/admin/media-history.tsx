import { useRevalidator } from "react-router";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { languageNames } from "#modules/admin/web/language-names.ts";
import { HistoryButton } from "#modules/admin/web/record-editor/record-history.tsx";
import type { MediaDetailsData } from "./media-model.ts";
import { type MediaTextKey, useMediaText } from "./media-text.ts";

const fields: Readonly<Record<string, MediaTextKey>> = {
  name: "name",
  focus: "fact_focus",
  tags: "tags",
  file: "fact_bytes",
  path: "fact_path",
  uploadedBy: "fact_uploaded",
  uploadedAt: "fact_uploaded",
};

/** The history of a file, replaced versions included; every entry can be undone. */
export function MediaHistory({ details: { item, state } }: { details: MediaDetailsData }) {
  const t = useMediaText();
  const { revalidate } = useRevalidator();
  const labelOf = (path: string) => {
    const [group = "", locale = ""] = path.split("/");
    if (group === "alt") return `${t("alt")} · ${languageNames[locale as keyof typeof languageNames] ?? locale}`;
    const key = fields[group];
    return key ? t(key) : path;
  };
  const showValue = (path: string, value: Json) => {
    if (path === "focus" && Array.isArray(value)) return value.map((part) => `${part} %`).join(", ");
    return Array.isArray(value) ? value.join(", ") : String(value);
  };
  const record = { type: "media", id: item.id, version: item.version, saved: state };
  return <HistoryButton editor={{ ...record, labelOf, showValue, refresh: revalidate }} />;
}
