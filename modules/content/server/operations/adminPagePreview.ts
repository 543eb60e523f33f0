import * as v from "valibot";
import { devices } from "#kit/core/device.ts";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import { locales } from "#kit/core/locale.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { normalisePage } from "../../contract/page/normalise-page.ts";
import { pageFormProblems } from "../../contract/page/page-form.ts";
import type { PageState } from "../../contract/page/page-state.ts";
import type { ContentAdminDeps } from "../content-admin-deps.ts";
import { previewContent } from "../page-record/preview-content.ts";

const mostCharacters = 800_000;

const input = v.object({
  input: v.object({
    state: v.pipe(
      v.record(v.string(), v.any()),
      v.check((state) => JSON.stringify(state).length <= mostCharacters),
    ),
    device: v.picklist(devices),
    locale: v.picklist(locales),
  }),
});

/** Renders a page's draft as the shop would. Columns with invalid fields are left out. */
export const adminPagePreview = (deps: ContentAdminDeps) =>
  staffQuery(deps, {
    permission: "content.edit",
    input,
    async run(_context, _staff, { input: { state, device, locale } }) {
      const typed = normalisePage(state as RecordState);
      const wrong = new Set(pageFormProblems(typed).map(({ path }) => path.split("/").slice(0, 2).join("/")));
      const drawable = Object.fromEntries(
        devices.map((one) => {
          const columns = Object.entries((typed[one] ?? {}) as RecordState);
          return [one, Object.fromEntries(columns.filter(([id]) => !wrong.has(one) && !wrong.has(`${one}/${id}`)))];
        }),
      );
      const { content, incomplete } = await previewContent(drawable as PageState, device, locale);
      const refused = [...wrong].flatMap((path) => path.split("/")[1] ?? []);
      const { pageContent, columnProducts, columnTiers } = await deps.drawPage(content, device, locale);
      return { pageContent, columnProducts, columnTiers, incomplete: [...new Set([...incomplete, ...refused])] };
    },
  });
