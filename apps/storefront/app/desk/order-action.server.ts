import {
  approveCancelSchema,
  cancelSchema,
  giveUpSchema,
  handOutSchema,
  noteSchema,
  packSchema,
  readySchema,
  receivedSchema,
  refuseCancelSchema,
  shipSchema,
} from "#modules/desk/contract/desk-forms.ts";
import {
  DeskAddNoteDocument,
  DeskApproveCancelDocument,
  DeskCancelDocument,
  DeskGiveUpDocument,
  DeskHandOutDocument,
  DeskMakeReadyDocument,
  DeskMarkReceivedDocument,
  DeskPackDocument,
  DeskRefuseCancelDocument,
  DeskShipDocument,
} from "#modules/desk/web/desk-actions.graphql.gen.ts";
import type { DeskAnswer } from "#modules/desk/web/desk-model.ts";
import { deed, doDeed, type Facts, textsIn } from "./deed.server.ts";
import { deskForm } from "./desk-call.server.ts";

const deeds = {
  pack: deed(packSchema, DeskPackDocument),
  note: deed(noteSchema, DeskAddNoteDocument),
  ship: deed(shipSchema, DeskShipDocument),
  makeReady: deed(readySchema, DeskMakeReadyDocument),
  handOut: deed(handOutSchema, DeskHandOutDocument),
  received: deed(receivedSchema, DeskMarkReceivedDocument),
  cancel: deed(cancelSchema, DeskCancelDocument),
  giveUp: deed(giveUpSchema, DeskGiveUpDocument),
  approveCancel: deed(approveCancelSchema, DeskApproveCancelDocument),
  refuseCancel: deed(refuseCancelSchema, DeskRefuseCancelDocument),
};

const quantityField = /^quantity-(\d+)$/;

const itemsIn = (form: FormData) =>
  [...form].flatMap(([name, value]) => {
    const number = quantityField.exec(name)?.[1];
    return number === undefined ? [] : [{ number: Number(number), quantity: Number(value) || 0 }];
  });

/** Does what a form on the order's page asks for. */
export async function actOnOrder(facts: Facts, orderCode: string): Promise<DeskAnswer> {
  const form = await deskForm(facts);
  const { intent = "", ...texts } = textsIn(form);
  return doDeed(deeds, intent, { ...texts, orderCode, items: itemsIn(form) }, facts);
}
