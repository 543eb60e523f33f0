import { sql } from "kysely";
import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { createLabels, labelRecord } from "#kit/postgres/records/testing/label-record.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { changeLogModule } from "../index.ts";

export const saveFields = `success errorCode errorMessage version entryId merged state
  problems { path problem message detail } conflicts { path mine theirs by at }`;

/** The operations over a real database, with the kernel's small record `label`. Dewi and Agus may edit, Sari may read. None of them may read `sealed`. */
export async function changeLogFixture(database: Database) {
  await createLabels(database);
  const records = [
    { type: labelRecord, read: "catalogue.read", edit: "catalogue.edit" },
    { type: { ...labelRecord, name: "sealed" }, read: "staff.manage", edit: "staff.manage" },
  ] as const;
  const staff = await staffFixture(database, (deps) => [changeLogModule({ ...deps, records })]);
  const dewi = await staff.signedIn("dewi@changes.test", "catalogue");
  const agus = await staff.signedIn("agus@changes.test", "catalogue");
  const sari = await staff.signedIn("sari@changes.test", "support");

  /** The data of an operation, or the code of the error it was refused with. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  async function call(text: string, variables: object, headers: { cookie: string } | object = dewi): Promise<any> {
    const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
    return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
  }

  return {
    staff,
    people: { dewi, agus, sari },
    call,
    save: (input: SaveInput, headers: object = dewi) =>
      call(
        `mutation adminSaveRecord($input: AdminSaveRecordInput!) { adminSaveRecord(input: $input) { ${saveFields} } }`,
        { input: { type: "label", version: 0, ...input, changes: changesOf(input.changes) } },
        headers,
      ),
    /** The audit of a record, oldest first. */
    async audit(subject: string): Promise<string[]> {
      const { rows } = await sql<{ line: string }>`
        select action || ' by ' || name as line from staff.audit where subject = ${subject} order by id`.execute(
        database.kysely,
      );
      return rows.map(({ line }) => line);
    },
  };
}

type SaveInput = {
  readonly id: string;
  readonly type?: string;
  readonly version?: number;
  readonly create?: boolean;
  readonly reason?: string;
  readonly key?: string;
  readonly changes: Readonly<Record<string, Json>>;
};

const changesOf = (changes: SaveInput["changes"]) => Object.entries(changes).map(([path, value]) => ({ path, value }));
