import * as v from "valibot";
import { devices } from "#kit/core/device.ts";
import { asLocale } from "#kit/core/locale.ts";
import { legalPageNames, legalPages } from "#modules/consent/contract/legal-pages.ts";
import { publishedContents, publishedVersions } from "#modules/content/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { CustomersDeps } from "../customers-deps.ts";

const input = v.object({
  page: v.picklist(legalPageNames),
  device: v.picklist(devices),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  language: v.nullish(v.pipe(v.string(), v.maxLength(10)), null),
});

/** A version of a legal page as shoppers read it, with every other version that was in the shop; null when there is none. */
export const adminLegalVersion = (deps: CustomersDeps) =>
  staffQuery(deps, {
    permission: "customers.read",
    input,
    async run({ locale }, _staff, { page, device, version, language }) {
      const db = deps.database.kysely;
      const path = legalPages[page];
      const contents = await publishedContents(db, { path, device, version });
      if (!contents) return null;
      const shown = asLocale(language) ?? locale;
      const { columns } = contents[shown].content;
      const texts = columns.flatMap((column) => (column.kind === "html" ? [column.html] : []));
      const versions = (await publishedVersions(db, [path])).map(({ path: _path, publishedAt, ...line }) => ({
        ...line,
        publishedAt: publishedAt.toISOString(),
      }));
      return {
        ...{ page, device, version, language: shown, versions },
        html: texts.join(""),
        // Pictures and lists of products are no text anybody agrees to.
        isWhole: texts.length === columns.length,
      };
    },
  });
