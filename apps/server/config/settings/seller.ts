import { type Setting, text, wholeNumber } from "../setting.ts";

const line = text("one line of at most 200 characters", /^[^\n\r]{1,200}$/);

/** The seller on invoices. */
export const sellerSettings = {
  SHOP_SELLER_NAME: {
    ...line,
    fallback: "PT Bata dan Bola Indonesia",
    meaning: "The selling company, on invoices.",
  },
  SHOP_SELLER_ADDRESS: {
    ...line,
    fallback: "Jl. Jenderal Sudirman No. 1, Jakarta Pusat 10220",
    meaning: "Its address, on invoices.",
  },
  SHOP_SELLER_TAX_ID: {
    ...text("an NPWP of 15 or 16 digits, with or without dots and a dash", /^(?:[.-]?\d){15,16}$/),
    fallback: "00.000.000.0-000.000",
    meaning: "Its tax number (NPWP), on invoices.",
  },
  SHOP_VAT_PERCENT: {
    ...wholeNumber(0, 100),
    fallback: "11",
    meaning: "The value added tax (PPN) that prices hold, in percent; only invoices name it.",
  },
} as const satisfies Record<string, Setting<unknown>>;
