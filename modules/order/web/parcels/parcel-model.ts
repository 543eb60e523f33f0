import type { OrderDetailModel } from "../order-model.ts";

export type ParcelModel = OrderDetailModel["expressList"][number];
