import { type SettlementField, type SettlementMapping, settlementFields } from "../../contract/settlement-fields.ts";
import type { SettlementFormat } from "../ports/settlement-format.ts";
import { headerName } from "./header-name.ts";

/** The columns of a format in a header. A column is used for one field at most. */
function mappingOf(header: readonly string[], format: Pick<SettlementFormat, "columns">): SettlementMapping {
  const taken = new Set<string>();
  const found: Partial<Record<SettlementField, string>> = {};
  for (const field of settlementFields) {
    for (const name of format.columns[field] ?? []) {
      const column = header.find((text) => !taken.has(text) && headerName(text) === headerName(name));
      if (column === undefined) continue;
      taken.add(column);
      found[field] = column;
      break;
    }
  }
  return found;
}

/** The format of a file and its columns. A header no format recognises gets the columns of the generic one. */
export function detectMapping(
  header: readonly string[],
  formats: readonly SettlementFormat[],
): { readonly format: SettlementFormat | null; readonly mapping: SettlementMapping } {
  const candidates = formats
    .map((format) => ({ format, mapping: mappingOf(header, format) }))
    .filter(({ format, mapping }) => format.recognisedBy.every((field) => mapping[field] !== undefined))
    .toSorted((one, other) => Object.keys(other.mapping).length - Object.keys(one.mapping).length);
  const [best] = candidates;
  return best ?? { format: null, mapping: mappingOf(header, { columns: genericColumns }) };
}

/** Names of columns that need no gateway to be understood, in English and Indonesian. */
const genericColumns: SettlementFormat["columns"] = {
  reference: [
    "order id",
    "reference",
    "invoice number",
    "external id",
    "merchant reference",
    "no. invoice",
    "nomor pesanan",
  ],
  gatewayReference: ["transaction id", "gateway reference", "payment id", "id transaksi"],
  kind: ["transaction type", "type", "jenis transaksi", "jenis"],
  status: ["status", "transaction status"],
  gross: ["gross", "gross amount", "amount", "jumlah", "nominal", "transaction amount"],
  fee: ["fee", "mdr", "fee amount", "biaya", "mdr amount"],
  tax: ["vat", "vat amount", "ppn", "tax"],
  net: ["net", "net amount", "settlement amount", "jumlah bersih", "pay to merchant"],
  settledOn: [
    "settlement date",
    "settlement time",
    "settled on",
    "tanggal settlement",
    "payment date",
    "date",
    "tanggal",
  ],
};
