import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { messageTextCalls } from "../testing/message-text-calls.ts";
import { listedTemplates } from "../texts/listed-templates.ts";

const { database } = await testDatabase();
const { list, save, people } = await messageTextCalls(database);
type Row = { id: string };

test("MX-02 every message is listed with its channels, and those whose text was changed are marked", async () => {
  const rows: readonly Row[] = await list();
  expect(rows.map(({ id }) => id)).toEqual(listedTemplates.map(({ id }) => id));
  const find = async (id: string) => (await list()).find((row: Row) => row.id === id);
  expect(await find("verificationCode")).toMatchObject({ channels: ["SMS", "EMAIL"], changed: [] });
  expect(await save("orderChanged.sent:SMS:id-ID", { text: "Pesanan {order} dikirim. {link}" })).toBe("SAVED");
  expect(await find("orderChanged.sent")).toEqual({
    id: "orderChanged.sent",
    kind: "orderChanged",
    title: "Your order is on its way",
    channels: ["WHATSAPP", "SMS", "EMAIL"],
    changed: [{ channel: "SMS", locale: "id-ID" }],
  });
});

test("MX-02 only staff with the permission may read the list", async () => {
  expect(await list(people.sari)).toBe("FORBIDDEN");
  expect(await list({})).toBe("STAFF_ONLY");
});
