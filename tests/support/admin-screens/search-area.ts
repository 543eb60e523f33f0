import { AdminSaveRecordDocument } from "#modules/admin/web/record-editor/records.graphql.gen.ts";
import { callAdmin } from "../admin-api.ts";
import { historyState } from "./record-states.ts";
import type { Area, Screen } from "./screen.ts";

type State = NonNullable<Screen["states"]>[number];

const tried: State = {
  name: "a tried search",
  async open({ page }) {
    await page.getByRole("button", { name: "Try", exact: true }).click();
    await page.getByRole("heading", { name: "With these changes" }).waitFor();
  },
};

const removing = (title: string): State => ({
  name: "removing it",
  async open({ page }) {
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("dialog", { name: title }).waitFor();
  },
});

const refused: State = {
  name: "refused fields",
  async open({ page }) {
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("alert").filter({ hasText: "Not saved" }).getByRole("link").first().waitFor();
  },
};

export const searchArea: Area = {
  name: "the tuning of the search",
  async make({ context, shop }) {
    const id = crypto.randomUUID();
    const word = `axe${id.slice(0, 8)}`;
    const save = async (type: string, fields: Readonly<Record<string, readonly string[]>>) => {
      const changes = Object.entries(fields).map(([path, value]) => ({ path, value }));
      const input = { type, id, version: 0, create: true, changes };
      const { adminSaveRecord: reply } = await callAdmin(context, shop.url, AdminSaveRecordDocument, { input });
      if (!reply.success) throw new Error(`${type}: ${reply.errorMessage} ${JSON.stringify(reply.problems)}`);
    };
    await save("synonyms", { phrases: [word, "castle"] });
    await save("searchRule", { words: [word], pinned: ["LKH1003"] });
    const missed = "insert into search.term_day values ((now() at time zone 'Asia/Jakarta')::date, $1, 7, 7)";
    await shop.sql(missed, [`in vain ${word}`]);
    return { id };
  },
  screens: [
    { route: "adminSearchFailed", path: "/admin/search" },
    { route: "adminSearchSynonyms", path: "/admin/search/synonyms" },
    { route: "adminNewSynonyms", path: "/admin/search/synonyms/new?word=glow", states: [refused] },
    {
      route: "adminSynonymGroup",
      path: ({ id }) => `/admin/search/synonyms/${id}`,
      states: [tried, removing("Remove these synonyms?"), historyState],
    },
    { route: "adminSearchRules", path: "/admin/search/rules" },
    { route: "adminNewSearchRule", path: "/admin/search/rules/new", states: [refused] },
    {
      route: "adminSearchRule",
      path: ({ id }) => `/admin/search/rules/${id}`,
      states: [tried, removing("Remove this rule?"), historyState],
    },
  ],
};
