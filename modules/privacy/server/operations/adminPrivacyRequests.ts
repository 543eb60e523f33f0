import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { requestViews } from "../../contract/privacy-request.ts";
import type { PrivacyDeps } from "../privacy-deps.ts";
import { listRequests } from "../store/requests.ts";
import { requestOnWire } from "../wire/request-wire.ts";

const pageSize = 50;

const input = v.object({
  input: v.object({
    view: v.nullish(v.picklist(requestViews), "open"),
    customer: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(40)), ""),
    page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  }),
});

/** Requests about personal data: open ones by deadline. Nobody's name is shown here. */
export const adminPrivacyRequests = (deps: PrivacyDeps) =>
  staffQuery(deps, {
    permission: "privacy.handle",
    input,
    async run(_context, _staff, { input: { view, customer, page } }) {
      const now = deps.clock.now();
      const window = { offset: (page - 1) * pageSize, limit: pageSize };
      const { requests, total } = await listRequests(deps.database.kysely, { view, customer, now, ...window });
      return { requests: requests.map((row) => requestOnWire(row, now)), total, page, pageSize };
    },
  });
