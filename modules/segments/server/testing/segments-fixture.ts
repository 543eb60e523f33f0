import type { Json } from "#kit/core/fields/field-changes.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { changeLogModule } from "#modules/change-log/server/index.ts";
import { couponRecord } from "#modules/promotion/server/index.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import type { SegmentState } from "../../contract/segment-state.ts";
import { couponSegments, segmentRecord, segmentsAdminModule } from "../index.ts";
import { insertGoods, insertRegions, siteCode } from "./segments-world.ts";

type Fields = Readonly<Record<string, Json | undefined>>;

/**
 * The back office's operations on segments, on 15 November 2026. Mira edits segments, Dewi sees contacts as well, Sari reads
 * without contacts, Agus has no access to promotions.
 */
export async function segmentsFixture(given: { readonly previewMs?: number } = {}) {
  const { database } = await testDatabase({ maxConnections: 20 });
  await insertRegions(database);
  await insertGoods(database);
  const staff = await staffFixture(database, (deps) => [
    segmentsAdminModule({ ...deps, siteCode, ...given }),
    changeLogModule({
      ...deps,
      records: [
        { type: segmentRecord, read: "promotions.read", edit: "promotions.edit" },
        { type: couponRecord(deps.clock, couponSegments), read: "promotions.read", edit: "promotions.edit" },
      ],
    }),
  ]);
  const people = {
    mira: await staff.signedIn("mira@segments.test", "marketing"),
    dewi: await staff.signedIn("dewi@segments.test", "admin"),
    sari: await staff.signedIn("sari@segments.test", "support"),
    agus: await staff.signedIn("agus@segments.test", "orderDesk"),
    putu: await staff.signedIn("putu@segments.test", "storeStaff"),
  };
  /** The data of an operation, or its error code. */
  async function call<Data>(text: string, variables: object = {}, headers: { cookie: string } = people.mira) {
    const { body } = await staff.post<Record<string, Data>>(text, { ...variables }, { ...headers });
    const code = body.errors?.[0]?.extensions.code;
    if (code !== undefined) return code as never;
    return Object.values(body.data ?? {})[0] as Data;
  }
  const why = { at: staff.clock.now(), actor: { id: null, name: "Mira" }, action: "save" };
  /** Saves fields of a record; "SAVED", or the problems. */
  async function save(
    type: "segment" | "coupon",
    id: string,
    fields: Fields,
    version = 1_000,
  ): Promise<readonly string[] | string> {
    const changes = Object.entries(fields).map(([path, after]) => (after === undefined ? { path } : { path, after }));
    const kind = type === "segment" ? segmentRecord : couponRecord(staff.clock, couponSegments);
    const saved = await inTransaction(database, (trx) =>
      saveRecords(trx, kind as never, [{ id, version, changes }], why),
    );
    if (saved.ok) return "SAVED";
    if (saved.error.code !== "INVALID_FIELDS") return saved.error.code;
    return saved.error.problems.map(({ path, problem, detail }) => [path, problem, detail].join(" ").trim());
  }
  type Preview = {
    state: string;
    people: number;
    newsletter: number;
    whatsApp: number;
    offers: number;
    sample: string[];
  };
  return {
    ...staff,
    database,
    people,
    call,
    save,
    async saveSegment(code: string, state: SegmentState): Promise<void> {
      const saved = await save("segment", code, state as unknown as Fields, 0);
      if (saved !== "SAVED") throw new Error(`not saved: ${String(saved)}`);
    },
    preview: (state: object, who = people.mira) =>
      call<Preview>(
        `query adminPreviewSegment($input: AdminPreviewSegmentInput!) { adminPreviewSegment(input: $input) {
          state people newsletter whatsApp offers sample } }`,
        { input: { state } },
        who,
      ),
  };
}
