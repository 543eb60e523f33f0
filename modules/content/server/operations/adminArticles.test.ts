import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { textsOf } from "../testing/an-article.ts";
import { articleEdits, completeArticle } from "../testing/article-fixture.ts";
import { redirectFixture } from "../testing/redirect-fixture.ts";

const { database } = await testDatabase();
const { call, people } = await redirectFixture(database);
const { save } = articleEdits(database);

const articles = (variables: object = {}, headers?: object) =>
  call(
    `query adminArticles($search: String, $kind: String, $published: Boolean, $page: Int) {
      adminArticles(search: $search, kind: $kind, published: $published, page: $page) {
        total page articles { code kind title address topic published createdAt } } }`,
    variables,
    headers,
  );
const codes = async (variables: object) =>
  ((await articles(variables)).articles as { code: string }[]).map(({ code }) => code).sort();

beforeAll(async () => {
  await save("castle", { ...completeArticle, address: "first-castle" });
  await save("delivery", { ...completeArticle, kind: "FAQ", topic: "delivery", title: textsOf("How long?") });
  await save("idea", { kind: "Blog", createdAt: "2026-11-02T00:00:00Z", title: { "id-ID": "Ide 100%" } });
});

test("stories and questions are listed, drafts included, and filtered by kind, state and text", async () => {
  const castle = {
    ...{ code: "castle", kind: "Blog", title: "Title en", address: "first-castle", topic: "building" },
    ...{ published: true, createdAt: "2026-11-01T03:00:00.000Z" },
  };
  expect((await articles({ search: "first-c" })).articles).toEqual([castle]);
  expect(await codes({})).toEqual(["castle", "delivery", "idea"]);
  expect(await codes({ kind: "Blog" })).toEqual(["castle", "idea"]);
  expect(await codes({ published: false })).toEqual(["idea"]);
  expect(await codes({ search: "HOW LONG" })).toEqual(["delivery"]);
  // Wildcards of LIKE are matched literally.
  expect(await codes({ search: "100%" })).toEqual(["idea"]);
  expect(await codes({ search: "1_0%" })).toEqual([]);
  expect((await articles({ search: "ide" })).articles[0].title).toBe("Ide 100%");
});

test("staff without the permission and invalid filters are refused", async () => {
  expect(await articles({}, people.sari)).toBe("FORBIDDEN");
  expect(await articles({}, {})).toBe("STAFF_ONLY");
  expect(await articles({ kind: "News" })).toBe("INVALID_INPUT");
  expect(await articles({ page: 0 })).toBe("INVALID_INPUT");
});
