import { expect, test } from "vitest";
import { chatClient } from "../testing/chat-client.ts";

const { staff, query, outcome, write, idOf } = await chatClient();

test("2A-05 a conversation that needs no answer leaves the waiting list, unless a message came since", async () => {
  await write("guest:G2", "Thank you!");
  const conversationId = await idOf("Thank you!");
  await write("guest:G2", "One more thing");
  const settle = (seen: number, headers?: { cookie: string }) =>
    outcome("adminSettleChat", { conversationId, seen }, headers);
  const waiting = async () => (await query(`query adminChats { adminChats { waiting } }`)).waiting;
  expect(await settle(2, await staff.signedIn("marketing@chat.test", "marketing"))).toBe("FORBIDDEN");
  expect(await settle(1)).toBe("DONE");
  expect(await waiting()).toBe(1);
  expect(await settle(2)).toBe("DONE");
  expect(await waiting()).toBe(0);
  expect(await outcome("adminSettleChat", { conversationId: crypto.randomUUID(), seen: 1 })).toBe("NOT_FOUND");
});
