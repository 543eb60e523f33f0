import * as v from "valibot";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type MemberContact, matchingContacts } from "#modules/identity/server/index.ts";
import { agreesTo } from "#modules/newsletter/server/index.ts";
import { demandPermission, staffQuery, writeAudit, writeContactViews } from "#modules/staff/server/index.ts";
import { type ExportPurpose, segmentType } from "../../contract/segment-state.ts";
import type { SegmentsDeps } from "../segments-deps.ts";
import { joiningSets } from "../store/joined-sets.ts";
import { segmentFilter } from "../store/segment-filter.ts";
import { readSegmentStates } from "../store/segments.ts";

const pageSize = 500;

const purposes = { NEWSLETTER: "newsletter", WHATSAPP: "whatsApp", ANALYSIS: "analysis" } as const;

const input = v.object({
  input: v.object({
    code: v.pipe(v.string(), v.maxLength(40)),
    purpose: v.picklist(["NEWSLETTER", "WHATSAPP", "ANALYSIS"]),
    after: v.nullish(v.pipe(v.string(), v.maxLength(40)), ""),
  }),
});

/** A page of the people of a segment. Its audit is written before the answer leaves, as with the file of customers. */
export const adminSegmentPeople = (deps: SegmentsDeps) =>
  staffQuery(deps, {
    permission: "customers.read",
    input,
    async run(context, staff, { input: { code, purpose: asked, after } }) {
      const purpose = purposes[asked];
      if (purpose !== "analysis") demandPermission(staff, context, "customers.contact");
      const { database, clock, siteCode } = deps;
      const now = clock.now();
      return inTransaction(database, async (trx) => {
        const state = (await readSegmentStates(trx, [code])).get(code);
        if (state === undefined) return null;
        const agreed = purpose === "analysis" ? [] : [agreesTo(purpose, siteCode)];
        const filter = segmentFilter(state, { now, siteCode, only: null }, ...agreed);
        const found = await joiningSets(trx, () => matchingContacts(trx, filter, { after, limit: pageSize + 1 }));
        const shown = found.slice(0, pageSize);
        if (after === "") {
          const detail = { purpose };
          await writeAudit(trx, { staff, action: "segment.export", subject: `${segmentType}:${code}`, detail }, now);
        }
        if (purpose !== "analysis") {
          const subjects = shown.map(({ userCode }) => `customer:${userCode}`);
          await writeContactViews(trx, { staff, subjects }, now);
        }
        return {
          people: shown.map((person) => personFor(purpose, person)),
          next: found.length > pageSize ? (shown.at(-1)?.userCode ?? null) : null,
        };
      });
    },
  });

/** What a file for this purpose may say of a person: the contact of the channel they agreed to, and no other. */
const personFor = (purpose: ExportPurpose, { userCode, name, email, whatsApp }: MemberContact) => ({
  code: userCode,
  name: purpose === "analysis" ? null : name,
  email: purpose === "newsletter" ? email : null,
  whatsApp: purpose === "whatsApp" ? whatsApp : null,
});
