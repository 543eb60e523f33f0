import { defaultPerRow } from "../../contract/constants.ts";

const phone: Readonly<Record<number, string>> = { 1: "grid-cols-1", 2: "grid-cols-2", 3: "grid-cols-3" };
const desktop: Readonly<Record<number, string>> = {
  1: "md:grid-cols-1",
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "md:grid-cols-4",
  5: "md:grid-cols-5",
  6: "md:grid-cols-6",
};

/** Complete class names, because the stylesheet is generated from the names found in the code. */
export function rowClass(perRow: { pc: number; h5: number } = defaultPerRow): string {
  return `${phone[perRow.h5] ?? phone[2]} ${desktop[perRow.pc] ?? desktop[4]}`;
}
