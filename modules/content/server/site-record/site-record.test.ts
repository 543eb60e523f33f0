import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { inAll } from "../testing/page-fixture.ts";
import { siteFixture } from "../testing/site-fixture.ts";

const { database } = await testDatabase();
const { save, read, shown } = await siteFixture(database);

test("what code has filled is edited as it is, and a draft changes nothing in the shop", async () => {
  expect(await read("contact")).toEqual({
    part: "contact",
    name: "Corner shop",
    tagline: inAll("Tagline"),
    contactHours: inAll("Hours"),
    serviceHours: inAll("Service"),
    whatsAppNumber: "+62 811 1000",
    email: "shop@shop.example",
    clubName: "Club",
    clubSiteUrl: "/club",
    social: { tiktok: "https://social.example/shop" },
  });
  expect(await read("header")).toEqual({
    part: "header",
    entries: {
      toys: { position: 1_024, name: inAll("toys"), url: "/toys" },
      bricks: { position: 1_024, parent: "toys", name: inAll("bricks"), url: "/bricks" },
      balls: { position: 2_048, name: inAll("balls"), url: "/balls" },
    },
  });
  expect(await read("announcement")).toEqual({ part: "announcement" });
  const before = await shown();
  expect(await save("contact", { name: undefined, "social/instagram": "https://social.example/i" })).toBe("SAVED");
  expect(await save("header", { "entries/toys": undefined, "entries/bricks/parent": undefined })).toBe("SAVED");
  expect(await shown()).toEqual(before);
  expect(await read("contact")).not.toHaveProperty("name");
  // The preview of staff shows the drafts.
  expect(await shown(true)).toMatchObject({
    headerNavList: [{ code: "bricks" }, { code: "balls" }],
    siteInfo: { name: "", socialLinks: [{ network: "instagram" }, { network: "tiktok" }] },
  });
});

test("a draft may lack everything, but what is typed must fit", async () => {
  expect(await save("announcement", { "text/en-US": " News " })).toBe("SAVED");
  expect(await save("announcement", { "text/en-US": undefined })).toBe("SAVED");
  expect(await read("announcement")).toEqual({ part: "announcement" });
  const wrong = {
    "text/fr-FR": "Bonjour",
    url: "javascript:alert(1)",
    from: "2026-12-02T00:00:00.000Z",
    until: "2026-12-01T00:00:00.000Z",
    colour: "red",
  };
  expect(await save("announcement", wrong)).toEqual([
    "colour unknown",
    "text/fr-FR unknown",
    "url link",
    "until period",
  ]);
  expect(
    await save("contact", {
      whatsAppNumber: "call us",
      email: "nobody",
      "social/tiktok": "/here",
      "social/myspace": "https://x.example",
      "tagline/en-US": "x".repeat(161),
      "live/publishedBy": "me",
    }),
  ).toEqual([
    "live byPublishing",
    "social/myspace unknown",
    "tagline/en-US tooLong 160",
    "whatsAppNumber telephone",
    "email mail",
    "social/tiktok https",
  ]);
  expect(await save("sidebar", { name: "x" })).toEqual(["unknown"]);
  expect(await save("footer", { part: "header" })).toEqual(["live byPublishing"]);
});

test("entries stand below entries that exist, no deeper than the shop draws them, and never below themselves", async () => {
  expect(
    await save("footer", {
      "entries/deep": { parent: "track" },
      "entries/lost": { parent: "gone" },
      "entries/self": { parent: "self" },
      "entries/Wrong Id": { position: 1 },
      "entries/typed": { url: "//elsewhere.example", colour: "red" },
    }),
  ).toEqual([
    "entries/Wrong Id invalid",
    "entries/deep/parent tooDeep 2",
    "entries/lost/parent parent",
    "entries/self/parent parent",
    "entries/typed/colour unknown",
    "entries/typed/url link",
  ]);
  expect(await save("footer", { "entries/service/parent": "track" })).toEqual([
    "entries/service/parent parent",
    "entries/track/parent parent",
  ]);
});

test("edits of different entries are merged, moves too; the same text twice is OUTDATED", async () => {
  expect(await save("top", { "entries/a": { position: 1 }, "entries/b": { position: 2 } }, 0)).toBe("SAVED");
  expect(await save("top", { "entries/a/name/en-US": "A" }, 1)).toBe("SAVED");
  expect(await save("top", { "entries/b/position": 0 }, 1)).toBe("SAVED");
  expect(await save("top", { "entries/a/name/en-US": "B" }, 1)).toBe("OUTDATED");
  expect(await read("top")).toMatchObject({ entries: { a: { name: { "en-US": "A" } }, b: {} } });
});

test("logo and colours are published with the name, and a colour is a colour", async () => {
  expect(
    await save("contact", { actionColour: "red", groundColour: "#4C1D95", logo: "https://x.example/l.png" }),
  ).toEqual(["logo picture", "actionColour colour", "groundColour colour"]);
  const look = { actionColour: "#1d4ed8", logo: "/media/logo.png" };
  expect(await save("contact", look)).toBe("SAVED");
  expect(await shown(true)).toMatchObject({
    siteInfo: { stylesheet: "/colours/1d4ed8-usual.css", logo: "/img/w400/media/logo.webp", logoDark: null },
  });
});
