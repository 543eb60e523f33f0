import type { Json } from "#kit/core/fields/field-changes.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import type { SitePart } from "../../contract/site/site-parts.ts";
import type { SiteInfo } from "../../contract/site-info.ts";
import { readSiteStates, siteRecord } from "../site-record/site-record.ts";
import { writeNavigation, writeSiteInfo } from "../store/site.ts";
import { contentFixture } from "./content-fixture.ts";
import { inAll, pageFixture } from "./page-fixture.ts";

type Fields = Readonly<Record<string, Json | undefined>>;

const info: SiteInfo = {
  name: "Corner shop",
  tagline: inAll("Tagline") as SiteInfo["tagline"],
  contactHours: inAll("Hours") as SiteInfo["tagline"],
  serviceHours: inAll("Service") as SiteInfo["tagline"],
  whatsAppNumber: "+62 811 1000",
  email: "shop@shop.example",
  clubName: "Club",
  clubSiteUrl: "/club",
  socialLinks: [{ network: "tiktok", url: "https://social.example/shop" }],
};

const wholeShell = `query homeInit($preview: Boolean) { homeInit(preview: $preview) {
  headerNavList { code name url children { code name } } topNavList { code name } footerNavList { name url children { name url } }
  announcement { text url } siteInfo { name phone whatsAppNumber logo logoDark stylesheet socialLinks { network url } }
} }`;

/** A shop that code has filled, and the back office's operations on what stands around its pages. */
export async function siteFixture(database: Database) {
  const pages = await pageFixture(database);
  const { ask } = contentFixture(database);
  const entry = (code: string, children: readonly ReturnType<typeof entryOf>[] = []) => ({
    ...entryOf(code),
    children,
  });
  await writeSiteInfo(database.kysely, info);
  await writeNavigation(database.kysely, "header", [entry("toys", [entryOf("bricks")]), entry("balls")]);
  await writeNavigation(database.kysely, "footer", [{ ...entry("service", [entryOf("track")]), url: "" }]);
  const save = (part: string, fields: Fields, version: number) =>
    inTransaction(database, (trx) =>
      saveRecords(
        trx,
        siteRecord,
        [{ id: part, version, changes: Object.entries(fields).map(([path, after]) => changeOf(path, after)) }],
        { at: pages.staff.clock.now(), actor: { id: null, name: "Maya" }, action: "save" },
      ),
    );
  const versionOf = async (part: string): Promise<number> => {
    const { rows } = await database.pool.query(
      "select version from kit.record_version where record_type = 'site' and record_id = $1",
      [part],
    );
    return (rows[0] as { version: number } | undefined)?.version ?? 0;
  };
  return {
    ...pages,
    read: async (part: SitePart) => (await readSiteStates(database.kysely, [part])).get(part),
    versionOf,
    /** "SAVED", "OUTDATED", or each refused field with its problem; from the newest version unless another is given. */
    async save(part: string, fields: Fields, version?: number): Promise<readonly string[] | string> {
      const saved = await save(part, fields, version ?? (await versionOf(part)));
      if (saved.ok) return "SAVED";
      if (saved.error.code === "OUTDATED") return "OUTDATED";
      return saved.error.problems.map(({ path, problem, detail }) => [path, problem, detail].join(" ").trim());
    },
    publish: async (part: string, version?: number, headers?: object) =>
      pages.outcome("adminPublishSite", { part, version: version ?? (await versionOf(part)) }, headers),
    /** What the shop answers for the frame of a page, in Vietnamese; for staff the drafts. */
    async shown(isStaff = false) {
      const reply = await ask(wholeShell, { preview: true }, "vi-VN", isStaff);
      // biome-ignore lint/suspicious/noExplicitAny: a test knows the fields it selects
      return (reply as any).data.homeInit;
    },
  };
}

const entryOf = (code: string) => ({ code, name: inAll(code) as SiteInfo["tagline"], url: `/${code}` });

const changeOf = (path: string, after: Json | undefined) => (after === undefined ? { path } : { path, after });
