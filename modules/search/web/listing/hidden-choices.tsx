import { filterCodes, type ListingChoice } from "./listing-choice.ts";

type Kept = "q" | "sort" | "filters";

/** Hidden inputs with the choices that are outside a form: without script it submits only its own inputs. */
export function HiddenChoices({ choice, keep }: { choice: ListingChoice; keep: readonly Kept[] }) {
  const pairs = [
    ...(keep.includes("q") && choice.keyword !== null ? [["q", choice.keyword]] : []),
    ...(keep.includes("sort") && choice.sort ? [["sort", choice.sort]] : []),
    ...(keep.includes("filters")
      ? filterCodes.flatMap((code) => (choice.filters[code] ?? []).map((value) => [code, value]))
      : []),
  ];
  return pairs.map(([name = "", value = ""]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
