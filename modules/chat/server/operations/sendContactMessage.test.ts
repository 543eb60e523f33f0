import { expect, test } from "vitest";
import type { Caller } from "#kit/graphql/context.ts";
import { contactPerHour, contactPerNetworkHour } from "../chat-limits.ts";
import { chatFixture } from "../testing/chat-fixture.ts";

const fixture = await chatFixture({ hours: null });
const withoutMailbox = await chatFixture({ mailbox: null });

const visitor: Caller = { kind: "anonymous" };
let count = 0;
const aGuest = (): Caller => {
  count += 1;
  return { kind: "guest", sessionId: `contact-${count}`, guestId: `C-${count}` };
};
const anAddress = () => {
  count += 1;
  return { address: `203.0.113.${count}` };
};

const query = `mutation sendContactMessage($input: ContactMessageInput!) { sendContactMessage(input: $input) {
  success errorCode errorMessage } }`;
const typed = { name: " Rini\nPutri ", contact: "Rini@Example.com", orderCode: "", text: "Is the castle back?" };
const send = async (caller: Caller, input: object = {}, as: object = anAddress(), shop = fixture) =>
  (await shop.ask(caller, query, { input: { ...typed, key: crypto.randomUUID(), ...input } }, as)).reply;

test("2A-05 where no staff answers in the chat, the contact form writes to the shop's mailbox, and an answer reaches its sender", async () => {
  expect(await send(visitor)).toMatchObject({ success: true, errorCode: null });
  expect(await send(aGuest(), { contact: "0812 3456 7890", orderCode: " BB24K7QX " })).toMatchObject({ success: true });
  const content = (data: object) => ({
    channel: "EMAIL",
    to: "hello@shop.example",
    content: { kind: "contactMessage", data },
  });
  const { text } = typed;
  expect(await fixture.outgoing()).toMatchObject([
    content({ name: "Rini Putri", contact: "rini@example.com", orderCode: null, text }),
    content({ name: "Rini Putri", contact: "+6281234567890", orderCode: "BB24K7QX", text }),
  ]);
});

test("2A-05 a repeated message of the contact form is sent once", async () => {
  const key = crypto.randomUUID();
  const [guest, from] = [aGuest(), anAddress()];
  await Promise.all([send(guest, { key }, from), send(guest, { key }, from)]);
  expect(await send(guest, { key }, from)).toMatchObject({ success: true });
  expect(await fixture.outgoing()).toHaveLength(1);
});

test.each([
  [{ name: "   " }, "Please tell us your name."],
  [{ contact: "rini" }, "Please enter an e-mail address or an Indonesian mobile number."],
  [{ text: " \u0007 " }, "Please write a message."],
])("2A-05 the contact form refuses %j and sends nothing", async (wrong, sentence) => {
  expect(await send(aGuest(), wrong)).toMatchObject({
    success: false,
    errorCode: "INVALID_INPUT",
    errorMessage: sentence,
  });
  expect(await fixture.outgoing()).toEqual([]);
});

test("2A-05 a shop without a mailbox reports it", async () => {
  expect(await send(visitor, {}, anAddress(), withoutMailbox)).toMatchObject({
    success: false,
    errorCode: "NO_MAILBOX",
  });
});

test("2A-05 messages of one session, and of one network, end at their limits under parallel requests", async () => {
  const guest = aGuest();
  const ofOne = await Promise.all(Array.from({ length: contactPerHour.limit + 3 }, () => send(guest)));
  expect(ofOne.filter(({ success }) => success)).toHaveLength(contactPerHour.limit);
  expect(ofOne.find(({ success }) => !success)).toMatchObject({ errorCode: "RATE_LIMITED" });
  const from = anAddress();
  const ofAll = await Promise.all(
    Array.from({ length: contactPerNetworkHour.limit + 3 }, () => send(aGuest(), {}, from)),
  );
  expect(ofAll.filter(({ success }) => success)).toHaveLength(contactPerNetworkHour.limit);
});
