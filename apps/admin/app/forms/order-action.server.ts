import {
  approveCancelSchema,
  cancelSchema,
  failDeliverySchema,
  handOutSchema,
  noteSchema,
  packSchema,
  readySchema,
  receivedSchema,
  refuseCancelSchema,
  shipSchema,
} from "#modules/admin/contract/admin-forms.ts";
import type { AdminAnswer } from "#modules/admin/web/action-answer.ts";
import {
  AdminAddNoteDocument,
  AdminApproveCancelDocument,
  AdminCancelDocument,
  AdminFailDeliveryDocument,
  AdminHandOutDocument,
  AdminMakeReadyDocument,
  AdminMarkReceivedDocument,
  AdminPackDocument,
  AdminRefuseCancelDocument,
  AdminShipDocument,
} from "#modules/order/admin/order-actions.graphql.gen.ts";
import { adminForm } from "../request/admin-call.server.ts";
import { type Facts, formAction, runFormAction, textsIn } from "./form-action.server.ts";

const actions = {
  pack: formAction(packSchema, AdminPackDocument),
  note: formAction(noteSchema, AdminAddNoteDocument),
  ship: formAction(shipSchema, AdminShipDocument),
  makeReady: formAction(readySchema, AdminMakeReadyDocument),
  handOut: formAction(handOutSchema, AdminHandOutDocument),
  received: formAction(receivedSchema, AdminMarkReceivedDocument),
  cancel: formAction(cancelSchema, AdminCancelDocument),
  failDelivery: formAction(failDeliverySchema, AdminFailDeliveryDocument),
  approveCancel: formAction(approveCancelSchema, AdminApproveCancelDocument),
  refuseCancel: formAction(refuseCancelSchema, AdminRefuseCancelDocument),
};

const quantityField = /^quantity-(\d+)$/;

const itemsIn = (form: FormData) =>
  [...form].flatMap(([name, value]) => {
    const number = quantityField.exec(name)?.[1];
    return number === undefined ? [] : [{ number: Number(number), quantity: Number(value) || 0 }];
  });

/** Performs the action of a form on the order's page. */
export async function actOnOrder(facts: Facts, orderCode: string): Promise<AdminAnswer> {
  const form = await adminForm(facts);
  const { intent = "", ...texts } = textsIn(form);
  return runFormAction(actions, intent, { ...texts, orderCode, items: itemsIn(form) }, facts);
}
