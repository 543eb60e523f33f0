import type { ListedArea } from "./ports/area-list.ts";

/** A row of the table of regions. */
export type RegionDraft = {
  readonly code: string;
  readonly parentCode: string | null;
  readonly level: 1 | 2 | 3;
  readonly name: string;
  readonly words: string | null;
};

/** How official names are said on envelopes. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/^Daerah Khusus Ibukota /, "DKI "],
  [/^Daerah Istimewa /, "DI "],
  [/^(Kota|Kabupaten) Administrasi /, "$1 "],
];

export const spokenName = (name: string): string =>
  spoken.reduce((text, [official, short]) => text.replace(official, short), name);

/** Small letters and digits, one blank between words: what is compared. */
export const foldWords = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const beginnings: Readonly<Record<string, string>> = {
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

/** "jakarta selatan" → "jaksel": what people type instead of the whole name. */
export function shortName(folded: string): string | null {
  if (/\byogyakarta\b/.test(folded)) return "jogja";
  const [, first = "", second = ""] = /(\w+) (\w+)$/.exec(folded) ?? [];
  const [start, end] = [beginnings[first], directions[second]];
  return start === undefined || end === undefined ? null : start + end;
}

const levelOf = (code: string): 1 | 2 | 3 => (code.length === 2 ? 1 : code.length === 5 ? 2 : 3);
const parentOf = (code: string): string | null => (code.length === 2 ? null : code.slice(0, -3));

/** The rows of the table, each district with the words it is found by. */
export function regionDrafts(areas: readonly ListedArea[]): RegionDraft[] {
  const names = new Map(areas.map(({ code, name }) => [code, spokenName(name)]));
  const wordsOf = (district: string): string => {
    const [own, city, province] = [district, district.slice(0, 5), district.slice(0, 2)].map((code) =>
      foldWords(names.get(code) ?? ""),
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
      words: level === 3 ? wordsOf(code) : null,
    };
  });
}
