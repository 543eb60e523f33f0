import {
  approveReturnSchema,
  receiveReturnSchema,
  refundReturnSchema,
  refuseReturnSchema,
} from "#modules/desk/contract/desk-forms.ts";
import type { DeskAnswer } from "#modules/desk/web/desk-model.ts";
import {
  DeskApproveReturnDocument,
  DeskReceiveReturnDocument,
  DeskRefundReturnDocument,
  DeskRefuseReturnDocument,
} from "#modules/desk/web/returns/returns.graphql.gen.ts";
import { deed, doDeed, type Facts, textsIn } from "./deed.server.ts";
import { deskForm } from "./desk-call.server.ts";

const deeds = {
  approve: deed(approveReturnSchema, DeskApproveReturnDocument),
  refuse: deed(refuseReturnSchema, DeskRefuseReturnDocument),
  receive: deed(receiveReturnSchema, DeskReceiveReturnDocument),
  refund: deed(refundReturnSchema, DeskRefundReturnDocument),
};

/** Does what a form on the return's page asks for. */
export async function actOnReturn(facts: Facts, returnCode: string): Promise<DeskAnswer> {
  const form = await deskForm(facts);
  const { intent = "", ...texts } = textsIn(form);
  return doDeed(deeds, intent, { ...texts, returnCode, resellable: form.has("resellable") }, facts);
}
