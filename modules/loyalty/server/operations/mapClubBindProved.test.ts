import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { registrationForm, rightCode } from "#modules/identity/server/testing/registration-fixture.ts";
import { joinFixture } from "../testing/join-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await joinFixture(database);
const { memory } = fixture;
const password = "Klub-kita7";
const minuteMs = 60_000;

type Found = { thirdId: string; mobile: string };
type Bound = { code: string } & Found;

let last = 0;
const nextMobile = () => {
  last += 1;
  return `+6281600000${String(last).padStart(2, "0")}`;
};

beforeEach(() => memory.fault(() => null));

/** Signs in with a club account that no shop account is linked to, and returns the proof. */
async function unlinkedClubMember() {
  const mobile = nextMobile();
  const member = memory.add({ mobile, password, firstName: "Bayu", lastName: "Saputra" });
  const visitor = await fixture.visitor();
  const refused = await visitor.ask("signIn", { mobile, password });
  const { clubProof } = refused as unknown as { clubProof: string };
  expect(refused).toMatchObject({ code: "501", data: null });
  return { mobile, member, visitor, clubProof };
}

/** Registers with the shop by the very number of the club membership. */
async function register(visitor: Awaited<ReturnType<typeof fixture.visitor>>, mobile: string) {
  const email = `p${mobile.slice(-4)}@mail.example`;
  const { token, emailToken } = await visitor.proofs(mobile, email);
  const input = { ...registrationForm, email, mobile, token, emailToken };
  return visitor.ask("register", { input });
}

test("2A-01 2A-02 a club member without an account registers with that number and links without typing anything again", async () => {
  const { mobile, member, visitor, clubProof } = await unlinkedClubMember();
  expect(await register(visitor, mobile)).toMatchObject({ success: true, code: "200" });

  const found = (await visitor.ask("bindProved", { proof: clubProof })) as unknown as Bound;
  expect(found).toMatchObject({ code: "200", mobile, firstName: "Bayu", thirdExist: false, isValid: true });
  const linked = await visitor.ask("confirm", { mobile, thirdId: found.thirdId });
  expect(linked).toMatchObject({ code: "200" });
  expect(await fixture.accountOf(`p${mobile.slice(-4)}@mail.example`)).toMatchObject([
    { clubMemberId: member.id, mobile },
  ]);
});

test("2A-02 a proof finds its account for 15 minutes, and neither a forged, a foreign nor an old one finds any", async () => {
  const { mobile, visitor, clubProof } = await unlinkedClubMember();
  await register(visitor, mobile);
  const codeOf = async (proof: string) => (await visitor.ask("bindProved", { proof })).code;
  const middle = Math.floor(clubProof.length / 2);
  const other = clubProof[middle] === "A" ? "B" : "A";
  expect(await codeOf(`${clubProof.slice(0, middle)}${other}${clubProof.slice(middle + 1)}`)).toBe("BIND_EXPIRED");
  const found = (await visitor.ask("bindProved", { proof: clubProof })) as unknown as Bound;
  // What links an account is sealed by the same key, and is still no proof of a password.
  expect(await codeOf(found.thirdId)).toBe("BIND_EXPIRED");

  const seal = (purpose: string, until: number) =>
    fixture.deps.sealer.seal(JSON.stringify([purpose, memory.add({ mobile: nextMobile(), password }).id, until]));
  const now = fixture.clock.now().getTime();
  expect(await codeOf(seal("club password proved", now + 1))).toBe("200");
  expect(await codeOf(seal("club password proved", now))).toBe("BIND_EXPIRED");
  expect(await codeOf(seal("something else", now + 15 * minuteMs))).toBe("BIND_EXPIRED");
});

test("2A-02 a proof is no key to the shop: a guest cannot use it, and an account that was blocked since is not found", async () => {
  const { mobile, member, visitor, clubProof } = await unlinkedClubMember();
  await expect(visitor.ask("bindProved", { proof: clubProof })).rejects.toThrow("0002");
  await register(visitor, mobile);
  memory.fault((call) => (call === "memberById" ? "before" : null));
  expect((await visitor.ask("bindProved", { proof: clubProof })).code).toBe("CLUB_UNREACHABLE");
  memory.fault(() => null);
  memory.add({ id: member.id, mobile, password, status: "BLOCKED" });
  expect((await visitor.ask("bindProved", { proof: clubProof })).code).toBe("BIND_EXPIRED");
});

test("2A-02 only a right password is worth a proof", async () => {
  const mobile = nextMobile();
  memory.add({ mobile, password });
  const visitor = await fixture.visitor();
  const refused = await visitor.ask("signIn", { mobile, password: `${password}${rightCode}` });
  expect(refused).toMatchObject({ code: "LOGIN_FAILED", clubProof: null });
});
