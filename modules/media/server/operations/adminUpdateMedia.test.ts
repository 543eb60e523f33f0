import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { itemById } from "../store/find-items.ts";
import { aPicture, mediaFixture } from "../testing/media-fixture.ts";

const { database } = await testDatabase();
const { uploaded, as, auditOf } = await mediaFixture(database);
const catalogue = await as("catalogue");
const document = `mutation adminUpdateMedia($input: AdminUpdateMediaInput!) { adminUpdateMedia(input: $input) {
  success errorCode errorMessage data { version name tags alt { locale text } focus { x y } } } }`;
const save = (input: Record<string, unknown>) =>
  catalogue(document, { input: { name: "a", alt: [], tags: [], ...input } });

let colour = 0x101010;
const anItem = async () => {
  colour += 0x010101;
  return uploaded(
    await aPicture(`#${colour.toString(16)}`)
      .png()
      .toBuffer(),
    "castle.png",
  );
};

test("MM-01 name, texts in four languages, focal point and tags are saved; empty texts are removed", async () => {
  const { id } = await anItem();
  const alt = [
    { locale: "en-US", text: " A castle " },
    { locale: "id-ID", text: "Kastil" },
    { locale: "vi-VN", text: "Lâu đài" },
    { locale: "zh-CN", text: "城堡" },
  ];
  const tags = ["  Red   Bricks ", "red bricks", "Toys", ""];
  expect(await save({ id, version: 1, name: "Castle", alt, tags, focus: { x: 30, y: 70 } })).toMatchObject({
    success: true,
    data: { version: 2, name: "Castle", tags: ["red bricks", "toys"], focus: { x: 30, y: 70 } },
  });
  expect((await itemById(database.kysely, id))?.alt).toEqual({
    "en-US": "A castle",
    "id-ID": "Kastil",
    "vi-VN": "Lâu đài",
    "zh-CN": "城堡",
  });
  const emptied = [{ locale: "en-US", text: "" }];
  expect(await save({ id, version: 2, name: "Castle", alt: emptied })).toMatchObject({
    data: { version: 3, alt: [], tags: [], focus: null },
  });
  expect(await auditOf(`media:${id}`)).toEqual(["media.upload", "media.update", "media.update"]);
});

test("MF-04 changes of different fields by two people are both saved; for the same field the second is refused with the first editor's name", async () => {
  const { id } = await anItem();
  const other = await as("marketing");
  await other(document, { input: { id, version: 1, name: "Fort", alt: [], tags: [] } });
  expect(await save({ id, version: 1, name: "castle.png", tags: ["toys"] })).toMatchObject({
    success: true,
    data: { name: "Fort", tags: ["toys"], version: 3 },
  });
  expect(await save({ id, version: 1, name: "Tower" })).toMatchObject({
    success: false,
    errorCode: "OUTDATED",
    errorMessage: expect.stringContaining("Name of marketing"),
  });
  expect((await itemById(database.kysely, id))?.name).toBe("Fort");
});

test("invalid input is refused and changes nothing", async () => {
  const { id } = await anItem();
  for (const wrong of [
    { name: " " },
    { name: "x".repeat(121) },
    { focus: { x: 101, y: 0 } },
    { focus: { x: -1, y: 0 } },
    { alt: [{ locale: "fr-FR", text: "château" }] },
    { alt: [{ locale: "en-US", text: "x".repeat(251) }] },
    { tags: ["x".repeat(41)] },
    { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) },
  ]) {
    expect(await save({ id, version: 1, ...wrong }), JSON.stringify(wrong)).toMatchObject({
      errorCode: "INVALID_INPUT",
    });
  }
  expect(await save({ id: "never", version: 1 })).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await itemById(database.kysely, id)).toMatchObject({ name: "castle.png", version: 1, tags: [] });
});
