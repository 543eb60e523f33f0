import { Alert } from "#kit/web/feedback/alert.tsx";
import type { Import, ImportNotes } from "./import-model.ts";
import { useImportText } from "./import-text.ts";

const shown = 12;
const some = (names: readonly string[]): string =>
  names.length > shown ? `${names.slice(0, shown).join(", ")} … (+${names.length - shown})` : names.join(", ");

/** Notes of a preview that do not belong to a single record. */
export function ImportNotices({ found }: { found: Import }) {
  const t = useImportText();
  const notes = found.notes as ImportNotes;
  const { brands = [], categories = [], values = [] } = notes.added ?? {};
  const added = [...brands, ...categories, ...values].map(({ name }) => name);
  const lost = (notes.lostRows ?? []).map(({ row, column, message }) => `${row} · ${column}: ${message}`);
  const failed = (notes.failedPictures ?? []).map(({ url }) => url);
  const lines: readonly ({ readonly tone: "warning" | "info"; readonly text: string } | null)[] = [
    found.counts.outdated > 0 ? { tone: "warning", text: t("outdated_text") } : null,
    lost.length > 0 ? { tone: "warning", text: t("note_lost", { rows: lost.slice(0, shown).join(" ") }) } : null,
    failed.length > 0 ? { tone: "warning", text: t("note_pictures_failed", { names: some(failed) }) } : null,
    notes.drafts ? { tone: "info", text: t("note_drafts", { count: notes.drafts }) } : null,
    added.length > 0 ? { tone: "info", text: t("note_added", { names: some(added) }) } : null,
    notes.stock && notes.stockPlace
      ? { tone: "info", text: t("note_stock", { count: notes.stock, place: notes.stockPlace }) }
      : null,
    notes.stock && !notes.stockPlace ? { tone: "info", text: t("note_stock_left", { count: notes.stock }) } : null,
    notes.ignored && notes.ignored.length > 0
      ? { tone: "info", text: t("note_ignored", { names: some(notes.ignored) }) }
      : null,
  ];
  const notices = lines.filter((line) => line !== null);
  if (notices.length === 0) return null;
  return (
    <div className="mb-3 grid gap-2">
      {(["warning", "info"] as const).map((tone) => {
        const texts = notices.filter((line) => line.tone === tone).map(({ text }) => text);
        return texts.length === 0 ? null : (
          <Alert key={tone} tone={tone}>
            <ul className="grid gap-1.5 break-words">
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Alert>
        );
      })}
    </div>
  );
}
