import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { identityFixture } from "#modules/identity/server/testing/identity-fixture.ts";
import { sentMessages } from "#modules/identity/server/testing/sent-messages.ts";
import { customersFixture } from "./customers-fixture.ts";

type Reply = { readonly code: string };

/** UANI has a club account with her number and no link, UBUD a number only, UCIC neither. */
export async function clubLinkFixture() {
  const { database } = await testDatabase({ maxConnections: 10 });
  const shop = await identityFixture(database);
  const { call, people, club } = await customersFixture(database, shop.deps.sealer);
  const db = database.kysely;
  await aMember(database, "UANI", { mobile: "+6281250000001" });
  await aMember(database, "UBUD", { mobile: "+6281250000002" });
  await aMember(database, "UCIC");
  club.add({ id: "MC-ANI", mobile: "+6281250000001" });
  const messages = () => sentMessages(database, shop.deps);
  const later = () => sql`update identity.code set sent_at = sent_at - interval '61 seconds'`.execute(db);

  beforeEach(async () => {
    await sql`delete from loyalty.link`.execute(db);
    await sql`delete from identity.code`.execute(db);
    await sql`delete from identity.code_try`.execute(db);
    await messages();
  });

  const send = (code: string, who = people.dewi) =>
    call<Reply>(
      "mutation adminSendClubCode($input: AdminAccountInput!) { adminSendClubCode(input: $input) { code } }",
      { input: { code } },
      who,
    );
  const act = (name: "adminLinkClub" | "adminUnlinkClub", code: string, verificationCode: string, who = people.dewi) =>
    call<Reply>(
      `mutation ${name}($input: AdminClubCodeInput!) { ${name}(input: $input) { code } }`,
      { input: { code, verificationCode } },
      who,
    );
  /** What the customer reads out of a new message. */
  async function readOut(code: string): Promise<string> {
    await later();
    await messages();
    expect((await send(code)).code).toBe("200");
    const [message] = await messages();
    expect([message?.channel, message?.to]).toEqual(["WHATSAPP", "+6281250000001"]);
    return message?.content.kind === "clubCode" ? message.content.data.code : "";
  }
  const linkOf = async (userCode: string) => {
    const { rows } = await sql<{ id: string }>`
      select club_member_id as id from loyalty.link where user_code = ${userCode}`.execute(db);
    return rows.map(({ id }) => id);
  };
  return { db, shop, call, people, club, messages, later, send, act, readOut, linkOf };
}

/** A code that is not this one. */
export const wrong = (code: string) => (code === "1111" ? "2222" : "1111");
