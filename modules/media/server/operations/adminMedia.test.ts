import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aPicture, mediaFixture } from "../testing/media-fixture.ts";
import { anMp4 } from "../testing/video-files.ts";

const { database } = await testDatabase();
const { uploaded, uses, as, deps, staff } = await mediaFixture(database);
const catalogue = await as("catalogue");
const document = `query adminMedia($input: AdminMediaInput!) { adminMedia(input: $input) {
  total page pageSize tags { name count } items { id name url path kind useCount tags } } }`;
type Page = { total: number; items: { id: string; name: string; url: string; useCount: number }[]; tags: unknown };
const call = async (input: Record<string, unknown>) => (await catalogue(document, { input })) as unknown as Page;
const namesOf = ({ items }: Page) => items.map(({ name }) => name);

const castle = await uploaded(await aPicture("#111111").png().toBuffer(), "Red castle.png");
staff.clock.advance(60_000);
const ball = await uploaded(await aPicture("#222222").png().toBuffer(), "ball_100%.png");
staff.clock.advance(60_000);
const film = await uploaded(anMp4({ width: 640, height: 360 }), "castle film.mp4");
const update = `mutation adminUpdateMedia($input: AdminUpdateMediaInput!) { adminUpdateMedia(input: $input) { success } }`;
await catalogue(update, {
  input: {
    id: ball.id,
    version: 1,
    name: ball.name,
    alt: [{ locale: "id-ID", text: "Bola Biru" }],
    tags: ["Toys", "blue"],
  },
});
await catalogue(update, { input: { id: castle.id, version: 1, name: castle.name, alt: [], tags: ["toys"] } });

test("MM-01 the library lists items newest first, with the tags in use and each file's number of uses", async () => {
  uses.push({ path: castle.path, kind: "product", code: "P1", name: "Castle" });
  uses.push({ path: castle.path, kind: "page", code: "/home", name: "/home" });
  const page = await call({});
  expect(namesOf(page)).toEqual(["castle film.mp4", "ball_100%.png", "Red castle.png"]);
  expect(page.items.map(({ useCount }) => useCount)).toEqual([0, 0, 2]);
  expect(page.tags).toEqual([
    { name: "toys", count: 2 },
    { name: "blue", count: 1 },
  ]);
  expect(page.items[2]?.url).toBe(`${castle.path}?v=${castle.file.hash.slice(0, 12)}`);
});

test("MM-01 a search matches every term in name, tags and texts; wildcards are literal", async () => {
  expect(namesOf(await call({ search: "CASTLE" }))).toEqual(["castle film.mp4", "Red castle.png"]);
  expect(namesOf(await call({ search: "castle red" }))).toEqual(["Red castle.png"]);
  expect(namesOf(await call({ search: "bola biru" }))).toEqual(["ball_100%.png"]);
  expect(namesOf(await call({ search: "100%" }))).toEqual(["ball_100%.png"]);
  expect(namesOf(await call({ search: "%" }))).toEqual(["ball_100%.png"]);
  expect(namesOf(await call({ search: "ball_" }))).toEqual(["ball_100%.png"]);
  expect(namesOf(await call({ search: "nothing like it" }))).toEqual([]);
});

test("MM-01 tags and kinds filter the list; pages are numbered", async () => {
  expect(namesOf(await call({ tag: "toys" }))).toEqual(["ball_100%.png", "Red castle.png"]);
  expect(namesOf(await call({ kind: "video" }))).toEqual(["castle film.mp4"]);
  expect(await call({ kind: "picture", tag: "toys", search: "red" })).toMatchObject({
    total: 1,
    page: 1,
    pageSize: 48,
  });
  expect(await call({ page: 2 })).toMatchObject({ total: 3, page: 2, items: [] });
  expect(film.file.kind).toBe("video");
});

test("MM-01 only staff who may edit media see the library", async () => {
  expect(await (await as("orderDesk"))(document, { input: {} })).toEqual({ refused: "FORBIDDEN" });
  expect(await (await as("marketing"))(document, { input: {} })).toMatchObject({ total: 3 });
  expect(deps.storage).toBeDefined();
});
