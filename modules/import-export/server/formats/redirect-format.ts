import type { RecordFormat } from "./record-format.ts";

/** The shop's own files of redirects, and those other shops export. */
export const redirectFormat: RecordFormat = {
  id: { key: "from", names: ["Redirect from", "Old address", "Path", "Alamat lama", "Dari"] },
  items: null,
  columns: [
    {
      key: "to",
      names: ["Redirect to", "New address", "Target", "Alamat baru", "Ke"],
      path: "to",
      of: "record",
      kind: "text",
    },
  ],
};
