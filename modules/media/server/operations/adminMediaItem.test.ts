import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aPicture, mediaFixture } from "../testing/media-fixture.ts";

const { database } = await testDatabase();
const { uploaded, uses, as } = await mediaFixture(database);
const catalogue = await as("catalogue");
const document = `query adminMediaItem($id: String!) { adminMediaItem(id: $id) {
  item { id width height bytes type uploadedBy uploadedAt useCount } uses { kind code name } } }`;

test("MM-04 a file lists all of its uses, and no uses of other files", async () => {
  const castle = await uploaded(await aPicture("#111111").png().toBuffer(), "castle.png");
  const ball = await uploaded(await aPicture("#222222").png().toBuffer(), "ball.png");
  uses.push(
    { path: castle.path, kind: "product", code: "P1", name: "Castle" },
    { path: castle.path, kind: "article", code: "how-to", name: "How to build" },
    { path: ball.path, kind: "page", code: "/home", name: "/home" },
  );
  expect(await catalogue(document, { id: castle.id })).toEqual({
    item: {
      id: castle.id,
      width: 60,
      height: 40,
      bytes: castle.file.bytes,
      type: "image/png",
      uploadedBy: "Dewi",
      uploadedAt: "2026-11-15T10:00:00.000Z",
      useCount: 2,
    },
    uses: [
      { kind: "product", code: "P1", name: "Castle" },
      { kind: "article", code: "how-to", name: "How to build" },
    ],
  });
});

test("an unknown file is null", async () => {
  expect(await catalogue(document, { id: "never" })).toBeNull();
});
