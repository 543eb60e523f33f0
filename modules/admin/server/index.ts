import type { ShopModule } from "#kit/graphql/shop-module.ts";
import type { AdminDeps } from "./admin-deps.ts";
import { adminAddNote } from "./operations/adminAddNote.ts";
import { adminAnswerChat } from "./operations/adminAnswerChat.ts";
import { adminApproveCancel } from "./operations/adminApproveCancel.ts";
import { adminApproveReturn } from "./operations/adminApproveReturn.ts";
import { adminAudit } from "./operations/adminAudit.ts";
import { adminCancel } from "./operations/adminCancel.ts";
import { adminChangeRights } from "./operations/adminChangeRights.ts";
import { adminChat } from "./operations/adminChat.ts";
import { adminChats } from "./operations/adminChats.ts";
import { adminDeclineAccount } from "./operations/adminDeclineAccount.ts";
import { adminDeclineRefund } from "./operations/adminDeclineRefund.ts";
import { adminDeleteRole } from "./operations/adminDeleteRole.ts";
import { adminDeleteView } from "./operations/adminDeleteView.ts";
import { adminEditOrder } from "./operations/adminEditOrder.ts";
import { adminEndSessions } from "./operations/adminEndSessions.ts";
import { adminFailDelivery } from "./operations/adminFailDelivery.ts";
import { adminFind } from "./operations/adminFind.ts";
import { adminHandOut } from "./operations/adminHandOut.ts";
import { adminInvite } from "./operations/adminInvite.ts";
import { adminInviteAgain } from "./operations/adminInviteAgain.ts";
import { adminMakeReady } from "./operations/adminMakeReady.ts";
import { adminMarkReceived } from "./operations/adminMarkReceived.ts";
import { adminOrder } from "./operations/adminOrder.ts";
import { adminOrderEdit } from "./operations/adminOrderEdit.ts";
import { adminOrderSheets } from "./operations/adminOrderSheets.ts";
import { adminOrders } from "./operations/adminOrders.ts";
import { adminPack } from "./operations/adminPack.ts";
import { adminPackOrders } from "./operations/adminPackOrders.ts";
import { adminPickList } from "./operations/adminPickList.ts";
import { adminPickPiece } from "./operations/adminPickPiece.ts";
import { adminPromotions } from "./operations/adminPromotions.ts";
import { adminReceiveReturn } from "./operations/adminReceiveReturn.ts";
import { adminRefundReturn } from "./operations/adminRefundReturn.ts";
import { adminRefunds } from "./operations/adminRefunds.ts";
import { adminRefuseCancel } from "./operations/adminRefuseCancel.ts";
import { adminRefuseReturn } from "./operations/adminRefuseReturn.ts";
import { adminReleaseRefund } from "./operations/adminReleaseRefund.ts";
import { adminReturn } from "./operations/adminReturn.ts";
import { adminReturns } from "./operations/adminReturns.ts";
import { adminRoles } from "./operations/adminRoles.ts";
import { adminSaveView } from "./operations/adminSaveView.ts";
import { adminSendPromotion } from "./operations/adminSendPromotion.ts";
import { adminSendRefund } from "./operations/adminSendRefund.ts";
import { adminSentRefunds } from "./operations/adminSentRefunds.ts";
import { adminSetPicked } from "./operations/adminSetPicked.ts";
import { adminSettleChat } from "./operations/adminSettleChat.ts";
import { adminShip } from "./operations/adminShip.ts";
import { adminShipOrders } from "./operations/adminShipOrders.ts";
import { adminStaff } from "./operations/adminStaff.ts";
import { adminStaffMember } from "./operations/adminStaffMember.ts";
import { adminStores } from "./operations/adminStores.ts";
import { adminSwitchStaffMember } from "./operations/adminSwitchStaffMember.ts";
import { adminViews } from "./operations/adminViews.ts";

export { openContacts } from "./actions/open-contacts.ts";
export { refundProposals } from "./actions/refund-proposals.ts";
export { maySeePhotos } from "./actions/see-photos.ts";
export type { AdminDeps } from "./admin-deps.ts";
export { countRefundsToHandle } from "./find/count-refunds.ts";
export { adminMigrations } from "./migration-source.ts";
export type { FindProvider } from "./ports/find-provider.ts";
export { collectNotes, forgetNotes } from "./store/notes.ts";

export function adminModule(deps: AdminDeps): ShopModule {
  return {
    name: "admin",
    schema: new URL("./schema.graphql", import.meta.url),
    resolvers: {
      Query: {
        adminOrders: adminOrders(deps),
        adminOrder: adminOrder(deps),
        adminOrderEdit: adminOrderEdit(deps),
        adminOrderSheets: adminOrderSheets(deps),
        adminPickList: adminPickList(deps),
        adminReturns: adminReturns(deps),
        adminReturn: adminReturn(deps),
        adminRefunds: adminRefunds(deps),
        adminSentRefunds: adminSentRefunds(deps),
        adminAudit: adminAudit(deps),
        adminStaff: adminStaff(deps),
        adminStaffMember: adminStaffMember(deps),
        adminStores: adminStores(deps),
        adminFind: adminFind(deps),
        adminRoles: adminRoles(deps),
        adminPromotions: adminPromotions(deps),
        adminChats: adminChats(deps),
        adminChat: adminChat(deps),
        adminViews: adminViews(deps),
      },
      Mutation: {
        adminPack: adminPack(deps),
        adminPackOrders: adminPackOrders(deps),
        adminPickPiece: adminPickPiece(deps),
        adminSetPicked: adminSetPicked(deps),
        adminAddNote: adminAddNote(deps),
        adminShip: adminShip(deps),
        adminShipOrders: adminShipOrders(deps),
        adminMakeReady: adminMakeReady(deps),
        adminHandOut: adminHandOut(deps),
        adminMarkReceived: adminMarkReceived(deps),
        adminEditOrder: adminEditOrder(deps),
        adminCancel: adminCancel(deps),
        adminFailDelivery: adminFailDelivery(deps),
        adminApproveCancel: adminApproveCancel(deps),
        adminRefuseCancel: adminRefuseCancel(deps),
        adminApproveReturn: adminApproveReturn(deps),
        adminRefuseReturn: adminRefuseReturn(deps),
        adminReceiveReturn: adminReceiveReturn(deps),
        adminRefundReturn: adminRefundReturn(deps),
        adminSendRefund: adminSendRefund(deps),
        adminReleaseRefund: adminReleaseRefund(deps),
        adminDeclineRefund: adminDeclineRefund(deps),
        adminDeclineAccount: adminDeclineAccount(deps),
        adminInvite: adminInvite(deps),
        adminInviteAgain: adminInviteAgain(deps),
        adminChangeRights: adminChangeRights(deps),
        adminSwitchStaffMember: adminSwitchStaffMember(deps),
        adminEndSessions: adminEndSessions(deps),
        adminDeleteRole: adminDeleteRole(deps),
        adminSendPromotion: adminSendPromotion(deps),
        adminAnswerChat: adminAnswerChat(deps),
        adminSettleChat: adminSettleChat(deps),
        adminSaveView: adminSaveView(deps),
        adminDeleteView: adminDeleteView(deps),
      },
    },
  };
}
