import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { envExample } from "./env-example.ts";
import { readConfig } from "./read-config.ts";
import { settings } from "./settings.ts";

const file = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");

test(".env.example at the root lists every setting as the server defines it", () => {
  expect(file).toBe(envExample());
  expect([...file.matchAll(/^# ([A-Z_]+)=/gm)].map((match) => match[1])).toEqual(Object.keys(settings));
});

test(".env.example with every line uncommented starts the same shop as no file at all", () => {
  const everything = parseEnv(file.replaceAll(/^# ([A-Z_]+=)/gm, "$1"));
  expect(readConfig(everything)).toEqual(readConfig({}));
});
