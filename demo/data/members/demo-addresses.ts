/** An address of a demo account, its area by the names of the list of regions. Streets and companies are invented. */
export type DemoAddress = {
  readonly userCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly address1: string;
  readonly area: { readonly province: string; readonly city: string; readonly district: string };
  readonly zipCode: string;
  readonly isDefault: boolean;
  readonly company?: { readonly name: string; readonly taxId: string };
};

export const demoAddresses: readonly DemoAddress[] = [
  {
    userCode: "U10000001",
    firstName: "Andi",
    lastName: "Pratama",
    mobile: "+6281210000001",
    address1: "Jl. Bangau Putih No. 12, RT 03/RW 05",
    area: { province: "DKI Jakarta", city: "Kota Jakarta Selatan", district: "Kebayoran Baru" },
    zipCode: "12110",
    isDefault: true,
  },
  {
    userCode: "U10000001",
    firstName: "Andi",
    lastName: "Pratama",
    mobile: "+6281210000001",
    address1: "Jl. Industri Timur Blok C No. 8, lantai 2",
    area: { province: "Jawa Barat", city: "Kabupaten Bekasi", district: "Cikarang Utara" },
    zipCode: "17530",
    isDefault: false,
    company: { name: "PT Layang Layang Nusantara", taxId: "012345678901000" },
  },
  {
    userCode: "U10000002",
    firstName: "Rani",
    lastName: "Wijaya",
    mobile: "+6281210000002",
    address1: "Jl. Kenanga Indah No. 27",
    area: { province: "Jawa Timur", city: "Kota Surabaya", district: "Gubeng" },
    zipCode: "60281",
    isDefault: true,
  },
  {
    userCode: "U10000003",
    firstName: "Dewi",
    lastName: "Anggraini",
    mobile: "+6281210000006",
    address1: "Jl. Pantai Pasir Putih No. 4",
    area: { province: "Bali", city: "Kota Denpasar", district: "Denpasar Selatan" },
    zipCode: "80225",
    isDefault: true,
  },
];
