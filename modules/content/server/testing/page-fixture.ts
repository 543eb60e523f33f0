import { sql } from "kysely";
import { testClock } from "#kit/core/clock.ts";
import type { Json } from "#kit/core/fields/field-changes.ts";
import { locales } from "#kit/core/locale.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { undoEntry } from "#kit/postgres/records/undo-entry.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { contentAdminModule, pageRecord } from "../index.ts";
import { readPageStates } from "../page-record/page-record.ts";

type Fields = Readonly<Record<string, Json>>;

/** A text in all languages. */
export const inAll = (text: string) => Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`]));

/** A complete text column. */
export const textColumn = (text: string, position = 1_024) => ({ kind: "html", position, html: inAll(text) });

/** The back office's operations on pages. Maya and Budi may edit content, Sari may not. */
export async function pageFixture(database: Database) {
  // Due times are compared with the database's clock, which is the machine's clock.
  const clock = testClock(new Date().toISOString());
  const modules = (deps: StaffDeps) => [
    contentAdminModule({
      ...deps,
      suggestTarget: async () => null,
      drawPage: async (content) => ({ pageContent: content, columnProducts: [], columnTiers: [] }),
      findTargets: async (_db, kind, { search }) => [{ kind, code: "C1", name: `${kind} ${search}`, path: null }],
    }),
  ];
  const staff = await staffFixture(database, modules, clock);
  const maya = await staff.signedIn("maya@pages.test", "marketing");
  const budi = await staff.signedIn("budi@pages.test", "marketing");
  const sari = await staff.signedIn("sari@pages.test", "support");
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
  async function call(text: string, variables: object = {}, headers: object = maya): Promise<any> {
    const { body } = await staff.post<Record<string, unknown>>(text, { ...variables }, { ...headers });
    return body.errors?.[0]?.extensions.code ?? Object.values(body.data ?? {})[0];
  }
  const save = (id: string, fields: Fields, version = 0, by = "Maya") =>
    inTransaction(database, (trx) =>
      saveRecords(
        trx,
        pageRecord,
        [{ id, version, changes: Object.entries(fields).map(([path, after]) => ({ path, after })) }],
        { at: staff.clock.now(), actor: { id: null, name: by }, action: "save" },
      ),
    );
  /** The outcome of a mutation on pages: DONE, or its error's code. */
  async function outcome(name: string, input: object, headers: object = maya): Promise<string> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const reply = await call(
      `mutation ${name}($input: ${type}!) { ${name}(input: $input) { success errorCode } }`,
      { input },
      headers,
    );
    return typeof reply === "string" ? reply : reply.success ? "DONE" : reply.errorCode;
  }
  const versionOf = async (path: string): Promise<number> => {
    const { rows } = await sql<{ version: number }>`
      select version from kit.record_version where record_type = 'page' and record_id = ${path}`.execute(
      database.kysely,
    );
    return rows[0]?.version ?? 0;
  };
  return {
    staff,
    people: { maya, budi, sari },
    call,
    save,
    outcome,
    versionOf,
    read: (id: string) => inTransaction(database, async (trx) => (await readPageStates(trx, [id])).get(id) ?? null),
    /** "SAVED", "OUTDATED", or each refused field with its problem. */
    async problems(id: string, fields: Fields, version = 0): Promise<readonly string[] | string> {
      const saved = await save(id, fields, version);
      if (saved.ok) return "SAVED";
      if (saved.error.code === "OUTDATED") return "OUTDATED";
      return saved.error.problems.map(({ path, problem, detail }) => [path, problem, detail].join(" ").trim());
    },
    publish: async (path: string, more: object = {}) =>
      outcome("adminPublishPage", { path, version: await versionOf(path), ...more }),
    undo: (entryId: number) =>
      inTransaction(database, (trx) =>
        undoEntry(trx, new Map([[pageRecord.name, pageRecord]]), entryId, {
          at: staff.clock.now(),
          actor: { id: null, name: "Maya" },
        }),
      ),
    /** The public HTML columns of a path, by device, in Vietnamese. */
    async shown(path: string): Promise<Record<string, string[]>> {
      const { rows } = await sql<{ device: string; html: string[] }>`
        select device, array(select value ->> 'html' from jsonb_array_elements(content -> 'columns') as value) as html
        from content.page where path = ${path} and locale = 'vi-VN' order by device`.execute(database.kysely);
      return Object.fromEntries(rows.map(({ device, html }) => [device, html]));
    },
  };
}
