/** One spelling for each receiver, so that "0812-…", "62812…" and "+62 812…" find the same messages. */
export function recipient(written: string): string {
  const trimmed = written.trim().toLowerCase();
  if (trimmed.includes("@")) return trimmed;
  const digits = trimmed.replace(/\D/g, "");
  return digits.startsWith("0") ? `+62${digits.slice(1)}` : `+${digits}`;
}
