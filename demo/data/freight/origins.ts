/** Where the parcels of the two warehouses begin, by the names of the list of regions. */
export const origins = [
  { sourceCode: "WH01", province: "Jawa Barat", city: "Kabupaten Bekasi" },
  { sourceCode: "WH02", province: "Jawa Timur", city: "Kota Surabaya" },
] as const;
