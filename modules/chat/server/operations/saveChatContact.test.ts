import { expect, test } from "vitest";
import type { Caller } from "#kit/graphql/context.ts";
import { anonymous, chatFixture, newGuest } from "../testing/chat-fixture.ts";

const fixture = await chatFixture();
const { read, send } = fixture;
const document = `mutation saveChatContact($input: ChatContactInput!) { saveChatContact(input: $input) {
  success errorCode errorMessage data { contact } } }`;
const save = async (caller: Caller, contact: string) =>
  (await fixture.ask(caller, document, { input: { contact } })).reply;

test("2A-05 a guest with a conversation saves an e-mail address or a WhatsApp number; other input is refused", async () => {
  const ani = newGuest();
  expect(await save(ani, "ani@mail.example")).toMatchObject({ success: false, errorCode: "NOT_FOUND" });
  await send(ani);
  expect((await read(ani)).needsContact).toBe(true);
  for (const wrong of ["", "ani", "ani@", "12345", "x".repeat(101)]) {
    expect(await save(ani, wrong)).toMatchObject({ success: false, errorCode: "INVALID_INPUT" });
  }
  expect((await read(ani)).contact).toBeNull();
  expect(await save(ani, " Ani@Mail.example ")).toMatchObject({
    success: true,
    data: { contact: "a•••@mail.example" },
  });
  expect(await save(ani, "0812 3456 7890")).toMatchObject({ success: true, data: { contact: "+62 812•••••890" } });
  expect(await read(ani)).toMatchObject({ needsContact: false, contact: "+62 812•••••890" });
});

test("2A-05 a caller without a session is refused", async () => {
  const { errors } = await fixture.ask(anonymous, document, { input: { contact: "a@mail.example" } });
  expect(errors?.[0]?.extensions?.code).toBeTruthy();
});
