/** The fields of a row, each from one column of the file. */
export const settlementFields = [
  "reference",
  "gatewayReference",
  "kind",
  "status",
  "gross",
  "fee",
  "tax",
  "net",
  "settledOn",
  "lineType",
  "direction",
] as const;
export type SettlementField = (typeof settlementFields)[number];

/** The header of the column for each field. */
export type SettlementMapping = Partial<Readonly<Record<SettlementField, string>>>;

export type MappingProblem = "noReference" | "noGross";

/** What a mapping lacks: a row needs something to be found by, and an amount. */
export function mappingProblem(mapping: SettlementMapping): MappingProblem | null {
  if (!mapping.reference && !mapping.gatewayReference) return "noReference";
  return mapping.gross ? null : "noGross";
}
