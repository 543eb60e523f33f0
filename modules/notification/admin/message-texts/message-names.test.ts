import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#kit/core/locale.ts";
import { messageKinds } from "../../contract/message.ts";
import { textConditions, textRoles } from "../../contract/message-text.ts";
import { placeholderNames } from "../../contract/placeholders.ts";

test.each(locales)("MX-02 every message, role, condition and placeholder has a name in %s", (locale) => {
  const texts = JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), "utf8"));
  const keys = [
    ...messageKinds.map((kind) => `kind_${kind}`),
    ...textRoles.map((role) => `role_${role}`),
    ...textConditions.map((condition) => `when_${condition}`),
    ...placeholderNames.map((name) => `placeholder_${name}`),
  ];
  expect(keys.filter((key) => typeof texts[key] !== "string" || texts[key] === "")).toEqual([]);
});
