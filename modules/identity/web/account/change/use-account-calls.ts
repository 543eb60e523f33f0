import { useApi } from "#kit/web/api/api-context.tsx";
import type { CodeChannel } from "../../code/code-channel.ts";
import type { Resent } from "../../code/use-resend.ts";
import { useAccountText } from "../account-text.ts";
import {
  cancelOpenOrderDocument,
  changePasswordDocument,
  confirmAccessDocument,
  deleteAccountDocument,
  requestAccountCodeDocument,
  updateMemberEmailDocument,
  updateMemberProfileDocument,
} from "./change.graphql.gen.ts";

/** An order that prevents deletion of the account, and why. */
export type OpenOrder = { readonly orderCode: string; readonly reason: string };

type Reply = { success: boolean; errorMessage: string | null };
type Proof = { password: string } | { channel: CodeChannel; verificationCode: string };
type CodeRequestInput = { purpose: "CONFIRM" | "NEW_MOBILE" | "NEW_EMAIL"; channel: CodeChannel; receiver?: string };
type Profile = {
  whatsApp?: string | null;
  mobile?: string;
  verificationCode?: string;
  firstName?: string;
  lastName?: string;
  gender?: string;
  birthDate?: string;
};

/** The mutations of the account dialogs. Each returns null on success, else the message for the field. */
export function useAccountCalls() {
  const t = useAccountText();
  const api = useApi();
  const message = (call: Promise<Reply>): Promise<string | null> =>
    call.then(
      ({ success, errorMessage }) => (success ? null : (errorMessage ?? t("failed"))),
      () => t("failed"),
    );
  return {
    confirm: (input: Proof) => message(api(confirmAccessDocument, { input }).then((reply) => reply.confirmAccess)),
    requestCode: async (input: CodeRequestInput): Promise<Resent> => {
      const reply = await api(requestAccountCodeDocument, { input }).catch(() => null);
      const { data, errorMessage } = reply?.requestAccountCode ?? { data: null, errorMessage: null };
      return data ?? { error: errorMessage ?? t("failed") };
    },
    saveProfile: (input: Profile) =>
      message(api(updateMemberProfileDocument, { input }).then((reply) => reply.updateMemberProfile)),
    saveEmail: (input: { email: string; verificationCode: string }) =>
      message(api(updateMemberEmailDocument, { input }).then((reply) => reply.updateMemberEmail)),
    savePassword: async (input: { oldPassword?: string; password: string; rePassword: string }) => {
      const response = await api(changePasswordDocument, { input }).catch(() => null);
      const reply = response?.changePassword;
      if (reply?.success) return null;
      const atOld = reply?.errorCode === "PASSWORD_WRONG" || reply?.errorCode === "PASSWORD_TOO_MANY";
      return { [atOld ? "oldPassword" : "password"]: reply?.errorMessage ?? t("failed") };
    },
    /** The message comes with the orders that must be completed first. */
    async deleteAccount(): Promise<{ problem: string | null; openOrders: readonly OpenOrder[] }> {
      const response = await api(deleteAccountDocument, { input: { understood: true } }).catch(() => null);
      const reply = response?.deleteAccount;
      if (reply?.success) return { problem: null, openOrders: [] };
      return { problem: reply?.errorMessage ?? t("failed"), openOrders: reply?.openOrders ?? [] };
    },
    cancelOrder: (orderCode: string) =>
      message(api(cancelOpenOrderDocument, { orderCode }).then((reply) => reply.cancelOrder)),
  };
}
