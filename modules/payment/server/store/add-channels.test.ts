import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import type { PaymentChannelDraft } from "../channels/channel-draft.ts";
import { addMissingChannels } from "./add-channels.ts";
import { readChannel } from "./channels.ts";

const { database } = await testDatabase();
const db = database.kysely;
const names = { "en-US": "Kanal", "id-ID": "Kanal", "vi-VN": "Kanal", "zh-CN": "Kanal" };
const draft: PaymentChannelDraft = {
  ...{ code: "WALLET_KANAL", parentCode: "EWALLET", position: 90, kind: "wallet", gateway: "kanal", bank: "kanal" },
  ...{ names, image: "/pictures/payments/e-wallet.svg", lastsSeconds: 1_800 },
};
const edition = async () =>
  (await sql<{ stamp: string }>`select stamp from payment.edition`.execute(db)).rows[0]?.stamp;

test("missing channels are added below their group, several processes at once", async () => {
  const beside = { ...draft, code: "KANAL", parentCode: null };
  await Promise.all([1, 2, 3].map(() => addMissingChannels(db, [draft, beside])));
  expect(await readChannel(db, "WALLET_KANAL")).toMatchObject({
    stage: 2,
    kind: "wallet",
    gateway: "kanal",
    names,
    fee: 0,
  });
  expect(await readChannel(db, "KANAL")).toMatchObject({ stage: 1, parentCode: null });
});

test("a channel that exists stays as the merchant has set it, and the edition of the channels stays too", async () => {
  await sql`update payment.channel set fee = 2500, enabled = false where code = 'WALLET_KANAL'`.execute(db);
  const before = await edition();
  await addMissingChannels(db, [draft]);
  expect(await edition()).toBe(before);
  const { rows } = await sql`select fee, enabled from payment.channel where code = 'WALLET_KANAL'`.execute(db);
  expect(rows).toEqual([{ fee: 2_500, enabled: false }]);
});
