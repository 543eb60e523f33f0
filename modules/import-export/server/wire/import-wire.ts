import type { Locale } from "#kit/core/locale.ts";
import { matchColumns, type SavedMapping } from "../formats/match-columns.ts";
import type { ImportTarget } from "../import-target.ts";
import type { ImportRow } from "../store/imports.ts";
import type { RowProblem } from "../store/planned-records.ts";
import { problemText } from "./problem-texts.ts";

/** An import in the wire format of its page. */
export function importOnWire(one: ImportRow, target: ImportTarget, language: Locale) {
  const { format } = target;
  const { locale = "en-US", mapping = {} } = one.settings;
  const lost = (one.notes.lostRows ?? []) as unknown as readonly RowProblem[];
  const ids = format.items ? [format.id, format.items.id] : [format.id];
  return {
    ...summaryOnWire(one),
    locale: String(locale),
    takesForeign: target.takesForeign,
    columns: matchColumns(one.header, format, mapping as SavedMapping).map(({ header, key }) => ({
      header,
      column: key,
    })),
    fields: [...ids, ...format.columns].map(({ key }) => key),
    notes: {
      ...one.notes,
      lostRows: lost.map((row) => ({ ...row, message: problemText(target, row, language) })),
    },
    entryIds: one.entryIds,
  };
}

export const summaryOnWire = (one: ImportRow) => ({
  id: one.id,
  recordType: one.recordType,
  source: one.source,
  title: one.title,
  state: one.state,
  ownerName: one.ownerName,
  createdAt: one.createdAt.toISOString(),
  appliedAt: one.appliedAt?.toISOString() ?? null,
  undoneAt: one.undoneAt?.toISOString() ?? null,
  counts: { created: 0, changed: 0, unchanged: 0, refused: 0, outdated: 0, ...one.counts },
});
