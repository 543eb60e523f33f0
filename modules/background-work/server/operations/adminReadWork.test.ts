import { expect, test } from "vitest";
import { workFixture } from "../testing/work-fixture.ts";

const { staff, headers, begin, cancel, listed } = await workFixture();

const read = async (id: string | null, as = headers) => {
  const text = `mutation adminReadWork($id: ID) { adminReadWork(id: $id) { data { count } } }`;
  const { body } = await staff.post<{ adminReadWork: { data: { count: number } } }>(text, { id }, as);
  return body.data?.adminReadWork.data.count;
};
const unread = async () => (await listed()).filter(({ isRead }) => !isRead).map(({ title }) => title);

test("MF-16 ended work is unread until its owner marks it as read, one item or all of them", async () => {
  for (const key of ["a", "b", "c"]) await cancel((await begin("note", key)).id);
  await begin("note", "still waiting");
  const [one] = (await listed()).filter(({ title }) => title === "a.csv");
  expect(await read(one?.id ?? "", await staff.signedIn("agus@staff.test", "admin"))).toBe(0);
  expect(await read(one?.id ?? "")).toBe(1);
  expect((await unread()).toSorted()).toEqual(["b.csv", "c.csv", "still waiting.csv"]);
  expect(await read(null)).toBe(2);
  expect(await unread()).toEqual(["still waiting.csv"]);
});
