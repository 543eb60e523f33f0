import type { RandomChoices } from "./random-choices.ts";

/** A customer of the last three months. Names, numbers and streets are invented. */
export type HistoryCustomer = {
  /** 'guest:<guest id>' or 'member:<user code>'. */
  readonly owner: string;
  /** Null for guests. */
  readonly userCode: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: "MALE" | "FEMALE";
  readonly birthDate: string;
  readonly mobile: string;
  readonly email: string;
  readonly address1: string;
  readonly district: string;
  readonly zip: string;
};

const women = [
  "Adinda", "Amelia", "Anisa", "Bunga", "Cindy", "Dian", "Elsa", "Fitri", "Hana", "Indah", "Jasmine", "Kartika",
  "Lestari", "Mega", "Nabila", "Olivia", "Puspa", "Rahma", "Salma", "Shinta", "Tania", "Utami", "Wulan", "Yuni", "Zahra",
]; // biome-ignore format: a list of names
const men = [
  "Aditya", "Ahmad", "Bayu", "Candra", "Danang", "Edwin", "Farhan", "Gilang", "Hafiz", "Irfan", "Kevin", "Leonardo",
  "Malik", "Nanda", "Oscar", "Pandu", "Rangga", "Satria", "Teguh", "Umar", "Vincent", "Wisnu", "Yoga", "Zaki",
]; // biome-ignore format: a list of names
const lastNames = [
  "Aditama", "Batubara", "Cahyono", "Darmawan", "Effendi", "Fauzi", "Ginting", "Hakim", "Iskandar", "Jatmiko", "Kurniawan",
  "Lubis", "Mahendra", "Nasution", "Oktavia", "Purnama", "Ramadhani", "Sihombing", "Tarigan", "Utomo", "Wibowo", "Yulianto",
  "Simanjuntak", "Handayani", "Santika", "Wirawan", "Kusnadi", "Pangestu", "Gunadi", "Tanjung",
]; // biome-ignore format: a list of names
const streets = [
  "Jl. Anggrek", "Jl. Bougenville", "Jl. Cempaka Putih", "Jl. Dahlia", "Jl. Flamboyan", "Jl. Gardenia", "Jl. Kamboja",
  "Jl. Kemuning", "Jl. Mawar Merah", "Jl. Nusa Indah", "Jl. Pinus Raya", "Jl. Rajawali", "Jl. Seruni", "Jl. Teratai",
  "Perumahan Bumi Asri Blok C", "Komplek Taman Sari Blok F",
]; // biome-ignore format: a list of streets

/** Districts by code with a zip code, and how many customers live there. */
const districts: readonly (readonly [place: readonly [district: string, zip: string], weight: number])[] = [
  [["31.71.01", "10110"], 8],
  [["31.74.07", "12110"], 10],
  [["31.73.05", "11530"], 8],
  [["31.72.06", "14240"], 7],
  [["36.74.01", "15310"], 7],
  [["32.75.04", "17148"], 6],
  [["32.76.05", "16411"], 6],
  [["32.71.01", "16132"], 4],
  [["32.73.02", "40132"], 7],
  [["33.74.01", "50139"], 4],
  [["33.72.05", "57137"], 3],
  [["34.71.03", "55225"], 4],
  [["35.78.08", "60281"], 8],
  [["35.73.05", "65141"], 4],
  [["51.71.01", "80225"], 4],
  [["12.71.01", "20212"], 4],
  [["16.71.01", "30144"], 2],
  [["73.71.01", "90122"], 2],
];

export const districtCodes = districts.map(([[district]]) => district);

/** `members` of them have an account, without a password. */
export function historyCustomers(
  random: RandomChoices,
  { members, guests }: { readonly members: number; readonly guests: number },
): HistoryCustomer[] {
  const taken = new Set<string>();
  return Array.from({ length: members + guests }, (_, number) => {
    const gender = random.chance(0.55) ? "FEMALE" : "MALE";
    let name = "";
    do name = `${random.pick(gender === "FEMALE" ? women : men)} ${random.pick(lastNames)}`;
    while (taken.has(name));
    taken.add(name);
    const [firstName = "", lastName = ""] = name.split(" ");
    const [district, zip] = random.weighted(districts);
    const userCode = number < members ? `U2${String(number + 1).padStart(7, "0")}` : null;
    return {
      owner: userCode === null ? `guest:${random.uuid()}` : `member:${userCode}`,
      userCode,
      firstName,
      lastName,
      gender,
      birthDate: `${random.between(1970, 2004)}-0${random.between(1, 9)}-1${random.between(0, 9)}`,
      mobile: `+62815${String(30_120_000 + number * 6_133)}`,
      email: `${firstName}.${lastName}@mail.example`.toLowerCase(),
      address1: `${random.pick(streets)} No. ${random.between(1, 88)}`,
      district,
      zip,
    };
  });
}
