import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { DeskDeps } from "./desk-deps.ts";
import { deskAddNote } from "./operations/deskAddNote.ts";
import { deskAnswerChat } from "./operations/deskAnswerChat.ts";
import { deskApproveCancel } from "./operations/deskApproveCancel.ts";
import { deskApproveReturn } from "./operations/deskApproveReturn.ts";
import { deskAudit } from "./operations/deskAudit.ts";
import { deskCancel } from "./operations/deskCancel.ts";
import { deskChangeRights } from "./operations/deskChangeRights.ts";
import { deskChat } from "./operations/deskChat.ts";
import { deskChats } from "./operations/deskChats.ts";
import { deskDeclineAccount } from "./operations/deskDeclineAccount.ts";
import { deskDeclineRefund } from "./operations/deskDeclineRefund.ts";
import { deskEndSessions } from "./operations/deskEndSessions.ts";
import { deskGiveUp } from "./operations/deskGiveUp.ts";
import { deskHandOut } from "./operations/deskHandOut.ts";
import { deskInvite } from "./operations/deskInvite.ts";
import { deskInviteAgain } from "./operations/deskInviteAgain.ts";
import { deskMakeReady } from "./operations/deskMakeReady.ts";
import { deskMarkReceived } from "./operations/deskMarkReceived.ts";
import { deskOrder } from "./operations/deskOrder.ts";
import { deskOrders } from "./operations/deskOrders.ts";
import { deskPack } from "./operations/deskPack.ts";
import { deskPeople } from "./operations/deskPeople.ts";
import { deskPerson } from "./operations/deskPerson.ts";
import { deskPromotions } from "./operations/deskPromotions.ts";
import { deskReceiveReturn } from "./operations/deskReceiveReturn.ts";
import { deskRefundReturn } from "./operations/deskRefundReturn.ts";
import { deskRefunds } from "./operations/deskRefunds.ts";
import { deskRefuseCancel } from "./operations/deskRefuseCancel.ts";
import { deskRefuseReturn } from "./operations/deskRefuseReturn.ts";
import { deskReleaseRefund } from "./operations/deskReleaseRefund.ts";
import { deskReturn } from "./operations/deskReturn.ts";
import { deskReturns } from "./operations/deskReturns.ts";
import { deskSendPromotion } from "./operations/deskSendPromotion.ts";
import { deskSendRefund } from "./operations/deskSendRefund.ts";
import { deskSentRefunds } from "./operations/deskSentRefunds.ts";
import { deskSettleChat } from "./operations/deskSettleChat.ts";
import { deskShip } from "./operations/deskShip.ts";
import { deskSwitchPerson } from "./operations/deskSwitchPerson.ts";

export { maySeePhotos } from "./actions/see-photos.ts";
export type { DeskDeps } from "./desk-deps.ts";
export { deskMigrations } from "./migration-source.ts";
export { collectNotes, forgetNotes } from "./store/notes.ts";

export function deskModule(deps: DeskDeps): ShopModule {
  return {
    name: "desk",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        deskOrders: deskOrders(deps),
        deskOrder: deskOrder(deps),
        deskReturns: deskReturns(deps),
        deskReturn: deskReturn(deps),
        deskRefunds: deskRefunds(deps),
        deskSentRefunds: deskSentRefunds(deps),
        deskAudit: deskAudit(deps),
        deskPeople: deskPeople(deps),
        deskPerson: deskPerson(deps),
        deskPromotions: deskPromotions(deps),
        deskChats: deskChats(deps),
        deskChat: deskChat(deps),
      },
      Mutation: {
        deskPack: deskPack(deps),
        deskAddNote: deskAddNote(deps),
        deskShip: deskShip(deps),
        deskMakeReady: deskMakeReady(deps),
        deskHandOut: deskHandOut(deps),
        deskMarkReceived: deskMarkReceived(deps),
        deskCancel: deskCancel(deps),
        deskGiveUp: deskGiveUp(deps),
        deskApproveCancel: deskApproveCancel(deps),
        deskRefuseCancel: deskRefuseCancel(deps),
        deskApproveReturn: deskApproveReturn(deps),
        deskRefuseReturn: deskRefuseReturn(deps),
        deskReceiveReturn: deskReceiveReturn(deps),
        deskRefundReturn: deskRefundReturn(deps),
        deskSendRefund: deskSendRefund(deps),
        deskReleaseRefund: deskReleaseRefund(deps),
        deskDeclineRefund: deskDeclineRefund(deps),
        deskDeclineAccount: deskDeclineAccount(deps),
        deskInvite: deskInvite(deps),
        deskInviteAgain: deskInviteAgain(deps),
        deskChangeRights: deskChangeRights(deps),
        deskSwitchPerson: deskSwitchPerson(deps),
        deskEndSessions: deskEndSessions(deps),
        deskSendPromotion: deskSendPromotion(deps),
        deskAnswerChat: deskAnswerChat(deps),
        deskSettleChat: deskSettleChat(deps),
      },
    },
  };
}
