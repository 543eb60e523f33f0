import type { ListedArea } from "./ports/area-list.ts";

/** A row of the table of regions. `words` is the search text of a district. */
export type RegionDraft = {
  readonly code: string;
  readonly parentCode: string | null;
  readonly level: 1 | 2 | 3;
  readonly name: string;
  readonly words: string | null;
};

/** Official prefixes and their common short forms. */
const shortPrefixes: readonly (readonly [RegExp, string])[] = [
  [/^Daerah Khusus Ibukota /, "DKI "],
  [/^Daerah Istimewa /, "DI "],
  [/^(Kota|Kabupaten) Administrasi /, "$1 "],
];

export const commonName = (name: string): string =>
  shortPrefixes.reduce((text, [official, short]) => text.replace(official, short), name);

/** Lowercase letters and digits, one space between words. */
export const foldName = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const firstParts: Readonly<Record<string, string>> = {
  jakarta: "jak",
  tangerang: "tang",
  jawa: "ja",
  sumatera: "sum",
  sulawesi: "sul",
  kalimantan: "kal",
};
const directions: Readonly<Record<string, string>> = {
  selatan: "sel",
  barat: "bar",
  utara: "ut",
  timur: "tim",
  tengah: "teng",
  pusat: "pus",
};

/** The usual abbreviation: "jakarta selatan" → "jaksel". */
export function shortName(folded: string): string | null {
  if (/\byogyakarta\b/.test(folded)) return "jogja";
  const [, first = "", second = ""] = /(\w+) (\w+)$/.exec(folded) ?? [];
  const [start, end] = [firstParts[first], directions[second]];
  return start === undefined || end === undefined ? null : start + end;
}

const levelOf = (code: string): 1 | 2 | 3 => (code.length === 2 ? 1 : code.length === 5 ? 2 : 3);
const parentOf = (code: string): string | null => (code.length === 2 ? null : code.slice(0, -3));

/** The rows of the table, each district with its search text. */
export function regionDrafts(areas: readonly ListedArea[]): RegionDraft[] {
  const names = new Map(areas.map(({ code, name }) => [code, commonName(name)]));
  const searchTextOf = (district: string): string => {
    const [own, city, province] = [district, district.slice(0, 5), district.slice(0, 2)].map((code) =>
      foldName(names.get(code) ?? ""),
    );
    const short = [city, province].flatMap((name) => shortName(name ?? "") ?? []);
    return ` ${[own, city, province, ...short].join(" ")}`;
  };
  return areas.map(({ code }) => {
    const level = levelOf(code);
    return {
      code,
      parentCode: parentOf(code),
      level,
      name: names.get(code) ?? "",
      words: level === 3 ? searchTextOf(code) : null,
    };
  });
}
