type ByteRange = { readonly from: number; readonly to: number };

/**
 * The single range of a `Range` header, both ends included. Null when there is none to honour: several ranges, another unit and a
 * malformed header are answered with the whole file (RFC 9110, 14.2).
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | "unsatisfiable" | null {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "");
  const [, first = "", last = ""] = parts ?? [];
  if (!parts || (first === "" && last === "")) return null;
  // Without a beginning it is the length of the end.
  const from = first === "" ? Math.max(bytes - Number(last), 0) : Number(first);
  const to = first === "" || last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  return from >= bytes || to < from ? "unsatisfiable" : { from, to };
}
