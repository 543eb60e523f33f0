import type { SettlementFile } from "../store/files.ts";

/** A file as the schema has it. */
export const fileOnWire = ({
  uploadedAt,
  importedAt,
  header: _header,
  mapping: _mapping,
  ...file
}: SettlementFile) => ({
  ...file,
  uploadedAt: uploadedAt.toISOString(),
  importedAt: importedAt?.toISOString() ?? null,
});
