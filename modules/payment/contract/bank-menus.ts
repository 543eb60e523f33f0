/** The menus of banks' machines and apps for virtual accounts, in the bank's own language. */
export type BankMenus = {
  readonly atm: string;
  readonly mobile: { readonly app: string; readonly menu: string };
  readonly internet: { readonly site: string; readonly menu: string };
};

/** By the bank's code in a channel. */
const bankMenus: Readonly<Record<string, BankMenus>> = {
  bca: {
    atm: "Transaksi Lainnya › Transfer › ke Rek BCA Virtual Account",
    mobile: { app: "BCA mobile", menu: "m-Transfer › BCA Virtual Account" },
    internet: { site: "KlikBCA", menu: "Transfer Dana › Transfer ke BCA Virtual Account" },
  },
  mandiri: {
    atm: "Bayar/Beli › Lainnya › Multi Payment",
    mobile: { app: "Livin’ by Mandiri", menu: "Bayar › Multipayment" },
    internet: { site: "Mandiri Online", menu: "Pembayaran › Multipayment" },
  },
  bni: {
    atm: "Menu Lainnya › Transfer › Rekening Tabungan › Virtual Account Billing",
    mobile: { app: "BNI Mobile Banking", menu: "Transfer › Virtual Account Billing" },
    internet: { site: "BNI Internet Banking", menu: "Transaksi › Transfer › Virtual Account Billing" },
  },
  bri: {
    atm: "Transaksi Lain › Pembayaran › Lainnya › BRIVA",
    mobile: { app: "BRImo", menu: "BRIVA" },
    internet: { site: "BRI Internet Banking", menu: "Pembayaran › BRIVA" },
  },
  permata: {
    atm: "Transaksi Lainnya › Pembayaran › Pembayaran Lainnya › Virtual Account",
    mobile: { app: "PermataMobile X", menu: "Bayar Tagihan › Virtual Account" },
    internet: { site: "PermataNet", menu: "Pembayaran Tagihan › Virtual Account" },
  },
  cimb: {
    atm: "Transfer › Rekening CIMB Niaga / Rekening Ponsel",
    mobile: { app: "OCTO Mobile", menu: "Transfer › Transfer to Other CIMB Niaga Account" },
    internet: { site: "OCTO Clicks", menu: "Bayar Tagihan › Virtual Account" },
  },
};

/** Generic menus for banks that are not listed. */
const otherBanksMenus: BankMenus = {
  atm: "Transfer › Virtual Account",
  mobile: { app: "m-banking", menu: "Transfer › Virtual Account" },
  internet: { site: "internet banking", menu: "Transfer › Virtual Account" },
};

export const menusOf = (bank: string | null): BankMenus => (bank ? bankMenus[bank] : undefined) ?? otherBanksMenus;
