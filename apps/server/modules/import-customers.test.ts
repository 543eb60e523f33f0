import { sql } from "kysely";
import { expect, test } from "vitest";
import { exportRecords } from "#modules/import-export/server/index.ts";
import { importSteps } from "../testing/import-steps.ts";
import { shopDatabase } from "../testing/shop-database.ts";

const { database } = await shopDatabase();
const { targetOf, step, upload, planned, stateOf } = await importSteps(database);

const head =
  "Customer code,First name,Last name,Mobile,E-mail,Birthday,Language,Newsletter,WhatsApp,Consent wording,Consent source,Consent date,Note\n";
const bring = (rows: string) => upload(head + rows, "customers.csv", "customer");
const problemsOf = async (id: string) =>
  (await planned(id)).flatMap(({ problems }) => problems.map(({ row, column, problem }) => [row, column, problem]));
const memberBy = async (mobile: string) => {
  const { rows } = await sql<{ code: string; proved: boolean; password: string | null }>`
    select user_code as code, mobile_verified_at is not null as proved, password_hash as password
    from identity.member where mobile = ${mobile}`.execute(database.kysely);
  return rows[0];
};

test("customers come in with the proof of their consents, as accounts without a password whose number is not proved", async () => {
  const id = await bring(
    `,Budi,Santoso,0813-1000-0001,Budi@Mail.example,21/04/1990,id,yes,ya,"Ya, kirimi saya kabar.",Till in Senayan,30/06/2025,Likes football\n` +
      ",Citra,,+62 813 1000 0002,,,,,,,,,\n,Dian,Putri,,dian@mail.example,,en,no,,,,,\n",
  );
  expect(await step("import.preview", id)).toEqual({ created: 3 });
  expect(await step("import.apply", id)).toEqual({ created: 3 });
  const budi = await memberBy("+6281310000001");
  expect(budi).toMatchObject({ proved: false, password: null });
  expect(await stateOf("customer", budi?.code ?? "")).toEqual({
    firstName: "Budi",
    lastName: "Santoso",
    mobile: "+6281310000001",
    email: "budi@mail.example",
    birthDate: "1990-04-21",
    locale: "id-ID",
    newsletter: true,
    whatsApp: true,
    consentWording: "Ya, kirimi saya kabar.",
    consentSource: "Till in Senayan",
    consentDate: "2025-06-30",
    note: "Likes football",
  });
  const { rows } = await sql<{ purpose: string; version: string; form: string; given: boolean }>`
    select purpose, text_version as version, form, given from consent.entry where subject = ${`member:${budi?.code}`}
    order by purpose`.execute(database.kysely);
  expect(rows).toEqual(
    ["marketingEmail", "marketingWhatsApp"].map((purpose) => ({
      purpose,
      version: "import",
      form: "import",
      given: true,
    })),
  );
});

test("a consent without its proof is refused with row, column and sentence", async () => {
  const id = await bring(
    ",Eka,,081310000011,eka@mail.example,,,yes,,,,,\n,Fajar,,081310000012,,,,,yes,I agree,,1/2/2099,\n" +
      ",Gita,,081310000013,,,,yes,,I agree,Fair,1/2/2025,\n,Hadi,,081310000014,,,,,,I agree,Fair,1/2/2025,\n",
  );
  expect(await step("import.preview", id)).toEqual({ refused: 4 });
  expect(await problemsOf(id)).toEqual([
    [2, "Newsletter", "proofMissing"],
    [3, "WhatsApp", "proofMissing"],
    [3, "Consent date", "proofDate"],
    [4, "Newsletter", "noAddress"],
    [5, "Consent wording", "proofAlone"],
    [5, "Consent source", "proofAlone"],
    [5, "Consent date", "proofAlone"],
  ]);
  expect(targetOf("customer").type.problemTexts?.proofMissing?.["en-US"]).toContain("only with its proof");
});

test("numbers and addresses that others have, that come twice, or that are none, are refused by name", async () => {
  const id = await bring(
    ",Other,,081210000001,,,,,,,,,\n,Mail,,,rani@demo.example,,,,,,,,\n,Twin,,081310000021,twin@mail.example,,,,,,,,\n" +
      ",Twin two,,,TWIN@mail.example,,,,,,,,\n,Wrong,,12345,not-mail,1/1/2020,,,,,,,\n,,,081310000022,,,,,,,,,\n" +
      "nonsense,Coded,,081310000023,,,,,,,,,\n",
  );
  expect(await step("import.preview", id)).toEqual({ refused: 7 });
  const found = await planned(id);
  expect(found.map(({ problems }) => problems.map(({ column, problem }) => `${column}: ${problem}`))).toEqual([
    ["Mobile: mobileTaken"],
    ["E-mail: emailTaken"],
    ["E-mail: twice"],
    ["E-mail: twice"],
    ["Birthday: birthDate", "Mobile: mobile", "E-mail: email"],
    [": firstName"],
    [": code"],
  ]);
  expect(found[0]?.problems[0]).toMatchObject({ detail: "U10000001" });
});

test("a file imported again, and an exported file too, is no change; values set by the customer are not overwritten", async () => {
  const again = await bring(",Budi,Santoso,081310000001,,,id,yes,,,,,\n");
  expect(await step("import.preview", again)).toEqual({ unchanged: 1 });
  let exported = "";
  for await (const part of exportRecords(database, targetOf("customer"))) exported += part;
  expect(exported).toContain("Budi");
  expect(await step("import.preview", await upload(exported, "again.csv", "customer"))).toEqual({ unchanged: 5 });

  const budi = await memberBy("+6281310000001");
  const changed = await bring(
    `${budi?.code},Budiman,,,,,,,,,,,[clear]\nU10000001,Andi,,081399999999,,,,,,,,,\nU10000002,R•••,,,,,,yes,,,,,\n`,
  );
  expect(await step("import.preview", changed)).toEqual({ changed: 1, refused: 2 });
  expect(await problemsOf(changed)).toEqual([
    [3, "Mobile", "own"],
    [4, "First name", "masked"],
    [4, "Newsletter", "own"],
  ]);
  expect(await step("import.apply", changed)).toEqual({ changed: 1, refused: 2 });
  expect(await stateOf("customer", budi?.code ?? "")).toMatchObject({ firstName: "Budiman", lastName: "Santoso" });
  expect(await stateOf("customer", budi?.code ?? "")).not.toHaveProperty("note");
  expect(await step("import.undo", changed)).toBe("done");
  expect(await stateOf("customer", budi?.code ?? "")).toMatchObject({ firstName: "Budi", note: "Likes football" });
});

test("an undone import removes its customers and their consents, except those who have signed in since", async () => {
  const proof = "I agree,Fair,1/2/2025,";
  const id = await bring(
    `,Indah,,081310000031,indah@mail.example,,,yes,yes,${proof}\n,Joko,,081310000032,joko@mail.example,,,yes,,${proof}\n`,
  );
  await step("import.preview", id);
  expect(await step("import.apply", id)).toEqual({ created: 2 });
  const joko = await memberBy("+6281310000032");
  await sql`update identity.member set mobile_verified_at = now() where user_code = ${joko?.code}`.execute(
    database.kysely,
  );
  expect(await step("import.undo", id)).toMatchObject({
    code: "IN_USE",
    fields: [{ id: joko?.code, path: "", problem: "signedIn" }],
  });
  expect(await memberBy("+6281310000031")).toBeDefined();
  await sql`update identity.member set mobile_verified_at = null where user_code = ${joko?.code}`.execute(
    database.kysely,
  );
  expect(await step("import.undo", id)).toBe("done");
  expect(await memberBy("+6281310000031")).toBeUndefined();
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from newsletter.subscription where email in ('indah@mail.example', 'joko@mail.example'))::int
      + (select count(*) from newsletter.preference where user_code = ${joko?.code})::int as left`.execute(
    database.kysely,
  );
  expect(rows[0]?.left).toBe(0);
  const { rows: ledger } = await sql<{ given: boolean }>`
    select given from consent.entry where subject = ${`member:${joko?.code}`} order by id`.execute(database.kysely);
  expect(ledger).toEqual([{ given: true }, { given: false }]);
});
