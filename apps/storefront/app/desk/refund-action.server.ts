import { declineRefundSchema, refundSentSchema, releaseRefundSchema } from "#modules/desk/contract/desk-forms.ts";
import {
  DeskDeclineAccountDocument,
  DeskDeclineRefundDocument,
  DeskReleaseRefundDocument,
  DeskSendRefundDocument,
} from "#modules/desk/web/desk-actions.graphql.gen.ts";
import type { DeskAnswer } from "#modules/desk/web/desk-model.ts";
import { deed, doDeed, type Facts, textsIn } from "./deed.server.ts";
import { deskForm } from "./desk-call.server.ts";

const deeds = {
  sent: deed(refundSentSchema, DeskSendRefundDocument),
  release: deed(releaseRefundSchema, DeskReleaseRefundDocument),
  decline: deed(declineRefundSchema, DeskDeclineRefundDocument),
  bounced: deed(declineRefundSchema, DeskDeclineAccountDocument),
};

/** Notes that a refund was sent, lets one go back, says why it does not, or that the bank declined its account. The forms of one page are told apart by the refund. */
export async function actOnRefund(facts: Facts): Promise<DeskAnswer> {
  const { intent = "", ...typed } = textsIn(await deskForm(facts));
  const answer = await doDeed(deeds, intent.split("-", 1)[0] ?? "", typed, facts);
  return { ...answer, intent };
}
