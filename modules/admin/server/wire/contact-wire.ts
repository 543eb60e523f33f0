import { maskedName } from "#kit/core/masked-name.ts";
import { maskedMobile, shownMobile } from "#kit/core/mobile-number.ts";
import type { Order } from "#modules/order/server/index.ts";

const hidden = "•••";
const maskedMail = (mail: string): string => mail.replace(/^(.).*(?=@)/u, `$1${hidden}`);

export const nameOnWire = ({ receiver }: Pick<Order, "receiver">, open: boolean): string => {
  const { firstName, lastName } = receiver;
  return open ? `${firstName} ${lastName}`.trim() : maskedName(firstName, lastName);
};

/** Whom an order goes to. Without the permission to see it: enough to recognise, too little to use (D-70). */
export function contactOnWire(order: Order, open: boolean) {
  const { receiver, address } = order;
  return {
    name: nameOnWire(order, open),
    mobile: receiver.mobile === "" ? "" : open ? shownMobile(receiver.mobile) : maskedMobile(receiver.mobile),
    email: open ? receiver.email : maskedMail(receiver.email),
    companyName: open ? (address?.companyName ?? "") : "",
    address: address === null ? "" : open ? address.address1 : hidden,
    area:
      address === null ? "" : [address.districtName, address.cityName, address.stateName].filter(Boolean).join(", "),
    zip: open ? (address?.zip ?? "") : "",
  };
}
