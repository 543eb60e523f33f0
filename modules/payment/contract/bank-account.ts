import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";

/** The validation messages of a bank account's fields. */
export const accountTexts = {
  bankName: {
    "en-US": "Please enter the name of your bank",
    "id-ID": "Silakan masukkan nama bank Anda",
    "vi-VN": "Vui lòng nhập tên ngân hàng",
    "zh-CN": "请输入银行名称",
  },
  accountNumber: {
    "en-US": "Please enter an account number of 6 to 20 digits",
    "id-ID": "Masukkan nomor rekening 6 sampai 20 angka",
    "vi-VN": "Vui lòng nhập số tài khoản từ 6 đến 20 chữ số",
    "zh-CN": "请输入 6 至 20 位的账号",
  },
  accountHolder: {
    "en-US": "Please enter the account holder's name",
    "id-ID": "Silakan masukkan nama pemilik rekening",
    "vi-VN": "Vui lòng nhập tên chủ tài khoản",
    "zh-CN": "请输入账户持有人姓名",
  },
} as const;

/** One line without control characters. */
const tidy = (typed: string): string =>
  typed
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

const lineOf = (missing: (typeof accountTexts)["bankName" | "accountHolder"], longest: number) =>
  v.pipe(
    v.string(localizedMessage(missing)),
    v.transform(tidy),
    v.minLength(1, localizedMessage(missing)),
    v.maxLength(longest, localizedMessage(missing)),
  );

/** The fields of a bank account, for forms that ask for more besides. */
export const accountFields = {
  bankName: lineOf(accountTexts.bankName, 60),
  accountNumber: v.pipe(
    v.string(localizedMessage(accountTexts.accountNumber)),
    v.transform((typed) => typed.replace(/[\s.-]/g, "")),
    v.regex(/^\d{6,20}$/, localizedMessage(accountTexts.accountNumber)),
  ),
  accountHolder: lineOf(accountTexts.accountHolder, 80),
};

/** The bank account of a refund that its gateway cannot send. */
export const bankAccountSchema = v.object(accountFields);
export type BankAccount = v.InferOutput<typeof bankAccountSchema>;

/** The bank and the last digits of an account. */
export const shownAccount = ({ bankName, accountNumber }: BankAccount): string =>
  `${bankName} •••• ${accountNumber.slice(-4)}`;
