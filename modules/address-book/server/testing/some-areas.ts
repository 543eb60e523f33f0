import type { AreaList } from "../ports/area-list.ts";

/** A few regions, for tests that do not need the whole list. */
export const someAreas: AreaList = {
  version: "a handful",
  read: async () => [
    { code: "31", name: "Daerah Khusus Ibukota Jakarta" },
    { code: "31.71", name: "Kota Administrasi Jakarta Pusat" },
    { code: "31.71.01", name: "Gambir" },
    { code: "31.74", name: "Kota Administrasi Jakarta Selatan" },
    { code: "31.74.03", name: "Mampang Prapatan" },
    { code: "31.74.07", name: "Kebayoran Baru" },
    { code: "32", name: "Jawa Barat" },
    { code: "32.16", name: "Kabupaten Bekasi" },
    { code: "32.16.12", name: "Cikarang Utara" },
    { code: "32.73", name: "Kota Bandung" },
    { code: "32.73.05", name: "Sumur Bandung" },
    { code: "35", name: "Jawa Timur" },
    { code: "35.78", name: "Kota Surabaya" },
    { code: "35.78.08", name: "Gubeng" },
    { code: "94", name: "Papua Tengah" },
    { code: "94.01", name: "Kabupaten Nabire" },
    { code: "94.01.01", name: "Nabire" },
  ],
};
