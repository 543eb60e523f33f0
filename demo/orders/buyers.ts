/** A customer of the demo shop. Names, numbers, streets and companies are invented. */
export type DemoBuyer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly email: string;
  readonly address1: string;
  readonly area: { readonly state: string; readonly city: string; readonly district: string };
  readonly zipCode: string;
  readonly company?: { readonly name: string; readonly taxId: string };
};

type Place = Pick<DemoBuyer, "address1" | "area" | "zipCode">;

const place = (address1: string, district: string, zipCode: string): Place => ({
  address1,
  area: { state: district.slice(0, 2), city: district.slice(0, 5), district },
  zipCode,
});

const places: readonly Place[] = [
  place("Jl. Melati Raya No. 5", "31.71.01", "10110"),
  place("Jl. Cendana Dalam No. 18, RT 02/RW 07", "31.74.07", "12110"),
  place("Jl. Kenari Selatan No. 41", "32.73.02", "40132"),
  place("Perumahan Griya Asri Blok D2 No. 9", "32.76.05", "16411"),
  place("Jl. Kalimas Baru No. 77", "35.78.08", "60281"),
  place("Jl. Pandanaran Kecil No. 3", "33.74.01", "50139"),
  place("Jl. Tukad Mawar No. 12", "51.71.01", "80225"),
  place("Jl. Setia Luhur Gang Bersama No. 6", "12.71.01", "20212"),
];

const names = [
  "Lina Hartono", "Yusuf Ramadhan", "Maya Puspita", "Hendra Gunawan", "Putri Maharani", "Bagus Wicaksono",
  "Nadia Kusuma", "Rizky Firmansyah", "Tiara Oktaviani", "Joko Susilo", "Intan Permata", "Dimas Aditya",
  "Sinta Dewanti", "Arif Hidayat", "Kirana Salsabila", "Wahyu Setiawan", "Melati Siregar", "Galih Prakoso",
  "Ayu Rahmawati", "Taufik Hasibuan", "Citra Anjani", "Bambang Sutrisno", "Laras Widyaningrum", "Eko Saputro",
  "Vania Tanuwijaya", "Iqbal Maulana", "Ratna Sulistyowati", "Steven Halim", "Nurul Fadhilah", "Agung Nugraha",
] as const; // biome-ignore format: a list of names

/** Guests in rotation, each with e-mail address, number and postal address. */
export function guestBuyer(number: number): DemoBuyer {
  const [firstName = "", lastName = ""] = (names[number % names.length] ?? "").split(" ");
  const round = Math.floor(number / names.length);
  const where = places[number % places.length] as Place;
  const digits = String(23_450_000 + number * 7_919);
  return {
    firstName,
    lastName,
    mobile: `0813${digits}`,
    email: `${firstName}.${lastName}${round > 0 ? round + 1 : ""}@mail.example`.toLowerCase(),
    ...where,
    ...(number % 9 === 4 ? { company: { name: "PT Ceria Bangun Mandiri", taxId: "021234567012000" } } : {}),
  };
}

/** The demo members, by the name they sign in with. */
export const memberBuyers = {
  andi: {
    firstName: "Andi",
    lastName: "Pratama",
    mobile: "081210000001",
    email: "andi@demo.example",
    ...place("Jl. Bangau Putih No. 12, RT 03/RW 05", "31.74.07", "12110"),
  },
  rani: {
    firstName: "Rani",
    lastName: "Wijaya",
    mobile: "081210000002",
    email: "rani@demo.example",
    ...place("Jl. Kenanga Indah No. 27", "35.78.08", "60281"),
  },
  fajar: {
    firstName: "Fajar",
    lastName: "Nugroho",
    mobile: "081210000007",
    email: "fajar@demo.example",
    ...place("Jl. Cemara Timur No. 20", "32.73.02", "40132"),
  },
} as const satisfies Readonly<Record<string, DemoBuyer>>;
export type MemberName = keyof typeof memberBuyers;
