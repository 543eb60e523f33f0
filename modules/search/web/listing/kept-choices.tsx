import { filterCodes, type ListingChoice } from "./listing-choice.ts";

type Kept = "q" | "sort" | "filters";

/** Without script a form sends only what stands in it: these are the choices that stand elsewhere on the page. */
export function KeptChoices({ choice, keep }: { choice: ListingChoice; keep: readonly Kept[] }) {
  const pairs = [
    ...(keep.includes("q") && choice.words !== null ? [["q", choice.words]] : []),
    ...(keep.includes("sort") && choice.sort ? [["sort", choice.sort]] : []),
    ...(keep.includes("filters")
      ? filterCodes.flatMap((code) => (choice.filters[code] ?? []).map((value) => [code, value]))
      : []),
  ];
  return pairs.map(([name = "", value = ""]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
