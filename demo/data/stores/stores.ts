import type { OpeningHours } from "#modules/stores/contract/opening-hours.ts";
import type { StoreService } from "#modules/stores/contract/store-services.ts";
import type { StoreDraft } from "#modules/stores/server/index.ts";

/** The same hours from Monday to Friday, and those of the weekend. */
const week = (weekday: readonly [string, string], weekend: readonly [string, string] | null): OpeningHours =>
  [weekday, weekday, weekday, weekday, weekday, weekend, weekend].map((day) =>
    day ? { opens: day[0], closes: day[1] } : null,
  );

const mall = week(["10:00", "22:00"], ["10:00", "22:00"]);
const street = week(["09:00", "20:00"], ["09:00", "21:00"]);
const warehouse = week(["08:00", "17:00"], null);

const everywhere: readonly StoreService[] = ["PICKUP", "RETURNS"];

type Place = Omit<StoreDraft, "position" | "hours" | "services" | "picture"> & {
  hours: OpeningHours;
  extra?: readonly StoreService[];
};

const places: readonly Place[] = [
  {
    code: "JKT01",
    name: "Bata & Bola Thamrin",
    address1: "Jl. Teluk Betung Raya No. 41, Kebon Melati",
    city: "Jakarta Pusat",
    province: "DKI Jakarta",
    zip: "10230",
    latitude: -6.1957,
    longitude: 106.8206,
    phone: "+62 21 5550 2101",
    hours: mall,
    extra: ["STRINGING", "FITTING", "PLAY_CORNER"],
  },
  {
    code: "JKT02",
    name: "Bata & Bola Kemang",
    address1: "Jl. Kemang Timur Raya No. 18, Bangka",
    city: "Jakarta Selatan",
    province: "DKI Jakarta",
    zip: "12730",
    latitude: -6.2642,
    longitude: 106.8197,
    phone: "+62 21 5550 2102",
    hours: street,
    extra: ["FITTING", "PLAY_CORNER"],
  },
  {
    code: "JKT03",
    name: "Bata & Bola Kelapa Gading",
    address1: "Jl. Boulevard Raya Blok QA No. 7, Kelapa Gading Timur",
    city: "Jakarta Utara",
    province: "DKI Jakarta",
    zip: "14240",
    latitude: -6.1586,
    longitude: 106.9059,
    phone: "+62 21 5550 2103",
    hours: mall,
    extra: ["STRINGING", "FITTING"],
  },
  {
    code: "BDG01",
    name: "Bata & Bola Riau",
    address1: "Jl. R.E. Martadinata No. 126, Cihapit",
    city: "Bandung",
    province: "Jawa Barat",
    zip: "40114",
    latitude: -6.9068,
    longitude: 107.6223,
    phone: "+62 22 5550 2201",
    hours: street,
    extra: ["FITTING", "PLAY_CORNER"],
  },
  {
    code: "SBY01",
    name: "Bata & Bola Tunjungan",
    address1: "Jl. Tunjungan No. 63, Genteng",
    city: "Surabaya",
    province: "Jawa Timur",
    zip: "60275",
    latitude: -7.2607,
    longitude: 112.7391,
    phone: "+62 31 5550 2301",
    hours: mall,
    extra: ["STRINGING", "FITTING", "PLAY_CORNER"],
  },
  {
    code: "SMG01",
    name: "Bata & Bola Simpang Lima",
    address1: "Jl. Pahlawan No. 12, Pleburan",
    city: "Semarang",
    province: "Jawa Tengah",
    zip: "50241",
    latitude: -6.9934,
    longitude: 110.421,
    phone: "+62 24 5550 2401",
    hours: mall,
    extra: ["STRINGING"],
  },
  {
    code: "YOG01",
    name: "Bata & Bola Malioboro",
    address1: "Jl. Suryatmajan No. 9, Danurejan",
    city: "Yogyakarta",
    province: "DI Yogyakarta",
    zip: "55213",
    latitude: -7.7936,
    longitude: 110.3677,
    phone: "+62 274 555 0251",
    hours: street,
    extra: ["PLAY_CORNER"],
  },
  {
    code: "MDN01",
    name: "Bata & Bola Polonia",
    address1: "Jl. Ir. H. Juanda No. 27, Suka Damai",
    city: "Medan",
    province: "Sumatera Utara",
    zip: "20157",
    latitude: 3.5661,
    longitude: 98.6776,
    phone: "+62 61 5550 2601",
    hours: mall,
    extra: ["STRINGING", "FITTING"],
  },
  {
    code: "DPS01",
    name: "Bata & Bola Renon",
    address1: "Jl. Raya Puputan No. 88, Renon",
    city: "Denpasar",
    province: "Bali",
    zip: "80226",
    latitude: -8.6723,
    longitude: 115.2297,
    phone: "+62 361 555 0271",
    hours: street,
    extra: ["FITTING"],
  },
  {
    code: "MKS01",
    name: "Bata & Bola Panakkukang",
    address1: "Jl. Boulevard No. 35, Masale",
    city: "Makassar",
    province: "Sulawesi Selatan",
    zip: "90231",
    latitude: -5.1573,
    longitude: 119.4459,
    phone: "+62 411 555 0281",
    hours: mall,
    extra: ["PLAY_CORNER"],
  },
  {
    code: "BPN01",
    name: "Bata & Bola Klandasan",
    address1: "Jl. Jenderal Sudirman No. 52, Klandasan Ulu",
    city: "Balikpapan",
    province: "Kalimantan Timur",
    zip: "76112",
    latitude: -1.2747,
    longitude: 116.8373,
    phone: "+62 542 555 029",
    hours: mall,
  },
  {
    code: "PLM01",
    name: "Bata & Bola Ilir Barat",
    address1: "Jl. Angkatan 45 No. 16, Lorok Pakjo",
    city: "Palembang",
    province: "Sumatera Selatan",
    zip: "30137",
    latitude: -2.9766,
    longitude: 104.7418,
    phone: "+62 711 555 0301",
    hours: mall,
    extra: ["FITTING"],
  },
];

/** The warehouses behind the shop. They are stores to the machinery and hidden from shoppers by a setting (D-65). */
const warehouses: readonly Place[] = [
  {
    code: "WH01",
    name: "Gudang Cikarang",
    address1: "Jl. Jababeka Raya Blok F No. 29, Pasir Gombong",
    city: "Bekasi",
    province: "Jawa Barat",
    zip: "17530",
    latitude: -6.2983,
    longitude: 107.1419,
    phone: "+62 21 5550 2901",
    hours: warehouse,
  },
  {
    code: "WH02",
    name: "Gudang Rungkut",
    address1: "Jl. Rungkut Industri III No. 14, Kutisari",
    city: "Surabaya",
    province: "Jawa Timur",
    zip: "60291",
    latitude: -7.3321,
    longitude: 112.7583,
    phone: "+62 31 5550 2902",
    hours: warehouse,
  },
];

const inOrder = ({ extra = [], hours, ...place }: Place, position: number): StoreDraft => ({
  ...place,
  hours: [...hours],
  services: place.code.startsWith("WH") ? [] : [...everywhere, ...extra],
  picture: place.code.startsWith("WH") ? null : `/pictures/stores/${place.code.toLowerCase()}.webp`,
  position,
});

/** Twelve stores from Medan to Makassar, and two warehouses. */
export const stores: readonly StoreDraft[] = [...places, ...warehouses].map(inOrder);
