import { redirect } from "react-router";
import * as v from "valibot";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import {
  AdminCancelCouponCodesDocument,
  AdminDeleteCouponDocument,
  AdminHandCouponDocument,
  AdminMakeCouponCodesDocument,
  AdminStopCouponDocument,
} from "#modules/promotion/admin/coupon-editor/coupon-editor.graphql.gen.ts";
import {
  cancelCodesSchema,
  handCouponSchema,
  makeCodesSchema,
  stopCouponSchema,
} from "#modules/promotion/contract/coupon-forms.ts";
import { adminCall, adminForm } from "../request/admin-call.server.ts";
import { type Facts, type FormAction, formAction, runFormAction, textsIn } from "./form-action.server.ts";

const remove: FormAction = {
  schema: v.object({ couponCode: v.string() }),
  async send(values, facts) {
    const input = values as { couponCode: string };
    const { adminDeleteCoupon: reply } = await adminCall(facts, ({ api }) => api(AdminDeleteCouponDocument, { input }));
    if (reply.success) throw redirect("/admin/coupons");
    return reply;
  },
};

const actions = {
  stop: formAction(stopCouponSchema, AdminStopCouponDocument),
  delete: remove,
  make: formAction(makeCodesSchema, AdminMakeCouponCodesDocument),
  cancelCodes: formAction(cancelCodesSchema, AdminCancelCouponCodesDocument),
  hand: formAction(handCouponSchema, AdminHandCouponDocument),
};

/** Stops or deletes a coupon, makes or cancels its codes, or hands it to members. */
export async function actOnCoupon(facts: Facts, couponCode: string): Promise<AdminAnswer> {
  const { intent = "", code, ...texts } = textsIn(await adminForm(facts));
  const codes = code === undefined ? null : [code];
  return runFormAction(actions, intent, { ...texts, couponCode, codes }, facts);
}
