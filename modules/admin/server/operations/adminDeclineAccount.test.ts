import { expect, test } from "vitest";
import { adminClient } from "../testing/admin-client.ts";
import { refundClient } from "../testing/refund-client.ts";

const client = await adminClient();
const { staff, outcome } = client;
const { finance, manualRefund, giveAccount, rowOf } = await refundClient(client);

test("1A-05 an account the bank declines, before or after the refund was sent, is asked of the shopper again", async () => {
  const support = await staff.signedIn("support@staff.test", "support");
  for (const wasSent of [false, true]) {
    const { orderCode, refundId } = await manualRefund();
    await giveAccount(orderCode);
    if (wasSent) expect(await outcome("adminSendRefund", { refundId, sentAs: "BCA-2" }, finance)).toBe("DONE");
    const decline = (note: string, headers = finance) => outcome("adminDeclineAccount", { refundId, note }, headers);
    expect(await decline("Account closed", support)).toBe("FORBIDDEN");
    expect(await decline("")).toBe("INVALID_INPUT");
    expect(await decline("Account closed")).toBe("DONE");
    expect(await decline("Account closed")).toBe("REFUND_GONE");
    expect(await rowOf(orderCode, "adminRefunds")).toMatchObject({
      state: "manual",
      account: null,
      accountProblem: "Account closed",
      waitsForAccount: true,
    });
  }
});
