import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { accountFields } from "#modules/payment/contract/bank-account.ts";
import { cancelReasonCodes } from "./order-texts.ts";

/** The message of a batch action without selected products (VA-36). */
export const selectProduct = {
  "en-US": "Please select product",
  "id-ID": "Silakan pilih produk",
  "vi-VN": "Vui lòng chọn sản phẩm",
  "zh-CN": "请选择商品",
} as const;

const mostLines = 200;

const item = v.object({
  orderItemCode: v.pipe(v.string(), v.maxLength(60)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
});

/** The pieces and the reason of a cancel request (D-55). */
export const cancelItemsSchema = v.object({
  items: v.pipe(v.array(item), v.minLength(1, localizedMessage(selectProduct)), v.maxLength(mostLines)),
  reasonCode: v.picklist(cancelReasonCodes),
});

/** Minutes in which a request can be undone; afterwards an undecided request is approved. */
export const cancelGraceMinutes = 30;

type Typed = { readonly bankName: string; readonly accountNumber: string; readonly accountHolder: string };

const isEmpty = ({ bankName, accountNumber, accountHolder }: Typed): boolean =>
  [bankName, accountNumber, accountHolder].every((text) => text.trim() === "");

const typed = v.nullish(v.string(), "");
const emptyAccount = v.pipe(
  v.object({ bankName: typed, accountNumber: typed, accountHolder: typed }),
  v.check(isEmpty),
  v.transform(() => ({ bankAccount: null })),
);
const wholeAccount = v.pipe(
  v.object(accountFields),
  v.transform((bankAccount) => ({ bankAccount })),
);

/** The bank account of the cancel form: complete, or empty when it is given later or not needed. */
export const cancelAccountSchema = v.lazy((input) => (v.is(emptyAccount, input) ? emptyAccount : wholeAccount));
