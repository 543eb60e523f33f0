import type { RecordFormat } from "./record-format.ts";

/** The shop's own file format of redirects, with the header names of other shop systems. */
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
