import type { Column, RecordFormat } from "./record-format.ts";

type Extra = Partial<Pick<Column, "kind" | "choices" | "isContact">>;

const column = (key: string, path: string, names: readonly string[], extra: Extra = {}): Column => ({
  key,
  path,
  names,
  of: "record",
  kind: "text",
  ...extra,
});
const contact = { isContact: true } as const;

const languages = {
  en: "en-US",
  id: "id-ID",
  vi: "vi-VN",
  zh: "zh-CN",
  english: "en-US",
  indonesian: "id-ID",
  vietnamese: "vi-VN",
  chinese: "zh-CN",
  "en-us": "en-US",
  "id-id": "id-ID",
  "vi-vn": "vi-VN",
  "zh-cn": "zh-CN",
};

/** The shop's own file format of customers. A row without a code is identified by its number or address. */
export const customerFormat: RecordFormat = {
  id: { key: "customer_code", names: ["Customer code", "Customer", "Kode pelanggan", "Pelanggan"] },
  knownBy: ["mobile", "email"],
  items: null,
  columns: [
    column("first_name", "firstName", ["First name", "Name", "Nama depan", "Nama"], contact),
    column("last_name", "lastName", ["Last name", "Surname", "Nama belakang"], contact),
    column("mobile", "mobile", ["Mobile", "Mobile number", "Phone", "Nomor ponsel", "Telepon"], contact),
    column("email", "email", ["E-mail", "Email address", "Alamat email"], contact),
    column("birthday", "birthDate", ["Birthday", "Date of birth", "Tanggal lahir"], { ...contact, kind: "day" }),
    column("language", "locale", ["Language", "Bahasa"], { kind: "choice", choices: languages }),
    column("newsletter", "newsletter", ["Newsletter", "Accepts Email Marketing", "Buletin"], { kind: "yesNo" }),
    column("whatsapp", "whatsApp", ["WhatsApp", "Accepts WhatsApp", "Pesan WhatsApp"], { kind: "yesNo" }),
    column("consent_wording", "consentWording", ["Consent wording", "Kalimat persetujuan"]),
    column("consent_source", "consentSource", ["Consent source", "Sumber persetujuan"]),
    column("consent_date", "consentDate", ["Consent date", "Tanggal persetujuan"], { kind: "day" }),
    column("note", "note", ["Note", "Catatan"], contact),
  ],
};

/**
 * The format without personal data, for staff without the permission to see it. An import does not change columns
 * missing in the file.
 */
export const withoutContacts = (format: RecordFormat): RecordFormat => ({
  ...format,
  columns: format.columns.filter(({ isContact }) => !isContact),
});
