import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { messageTextCalls } from "../testing/message-text-calls.ts";

const { database } = await testDatabase();
const { details, people } = await messageTextCalls(database);
const sms = { id: "verificationCode", channel: "SMS", locale: "id-ID" };

test("MX-02 the texts of a message are answered as shipped, with what a changed one may and must have", async () => {
  expect(await details(sms)).toEqual({
    about: null,
    texts: [
      {
        name: "text",
        role: "short",
        when: null,
        shipped: "{code} adalah kode {shop} Anda. Berlaku selama {minutes}. Jangan berikan kepada siapa pun.",
        longest: 1_000,
        allowed: ["code", "shop", "minutes"],
        required: ["code", "minutes"],
      },
    ],
  });
  const order = await details({ id: "orderReceived.one", channel: "EMAIL", locale: "en-US" });
  expect(order.about).toBe("order");
  expect(order.texts.find(({ name }: { name: string }) => name === "advice")).toMatchObject({ when: "guestLink" });
});

test("MX-02 a message, channel or text that cannot be changed has no texts", async () => {
  expect(await details({ ...sms, id: "nothing" })).toBeNull();
  expect(await details({ ...sms, channel: "WHATSAPP" })).toBeNull();
  expect(await details({ ...sms, channel: "FAX" })).toBe("INVALID_INPUT");
  expect(await details(sms, people.sari)).toBe("FORBIDDEN");
});
