/** Offers data as a JSON file for download. */
export function saveAsFile(data: unknown, name: string): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; an address that is kept would keep the data in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
