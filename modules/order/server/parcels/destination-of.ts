import type { DestinationOf } from "#modules/shipping/server/index.ts";
import { orderByCode } from "../store/orders.ts";

/** The address of an order's parcels. */
export const destinationOf: DestinationOf = async (db, code) => {
  const order = await orderByCode(db, code);
  if (!order?.address || order.receiver.mobile === "") return null;
  const { receiver, address } = order;
  return {
    to: {
      name: `${receiver.firstName} ${receiver.lastName}`.trim(),
      mobile: receiver.mobile,
      address: address.address1,
      district: address.districtName,
      city: address.cityName,
      province: address.stateName,
      zip: address.zip,
    },
    service: order.service,
    sourceCode: order.sourceCode,
  };
};
