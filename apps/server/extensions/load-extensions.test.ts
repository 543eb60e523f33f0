import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testClock } from "#kit/core/clock.ts";
import { builtPart, extensionContext, extensionSenders } from "./extension-context.ts";
import { extensionRules } from "./extension-rules.ts";
import { loadExtensions } from "./load-extensions.ts";

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "extensions-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, text.startsWith("#") ? "README.md" : "extension.ts"), text);
  }
  return folder;
}

const everyTimeout = { club: 1, payment: 1, courier: 1, social: 1, messages: 1 };

const sender = (id: string) => `export const extension = {
  senders: ({ setting }: { setting: (name: string) => string | null }) => ({
    sms: { send: async () => ({ ok: true, value: { messageId: setting("NO_SUCH_SETTING") ?? "${id}" } }) },
  }),
};`;

test("every sub-folder with an extension.ts is loaded, in the order of the names; a missing folder holds none", async () => {
  const folder = await folderWith({ b: sender("b"), a: sender("a"), documents: "# no extension" });
  expect((await loadExtensions(folder)).map(({ name }) => name)).toEqual(["a", "b"]);
  expect(await loadExtensions(join(folder, "missing"))).toEqual([]);
});

test.each([
  ["no export", "export const other = {};", /extension\.ts must export an extension/],
  ["an unknown part", "export const extension = { gateway: () => [] };", /gateway is not one of its parts/],
  ["a part of another type", "export const extension = { gateways: [] };", /gateways is not one of its parts/],
  [
    "a promotion rule without texts",
    'export const extension = { promotionRules: [{ code: "half", fields: [], discounts: () => [] }] };',
    /promotionRules\.0\.names/,
  ],
  [
    "a channel without a gateway",
    'export const extension = { paymentChannels: [{ code: "X" }] };',
    /paymentChannels\.0\.gateway/,
  ],
])("an extension with %s is refused at the start by its file and part", async (_name, text, message) => {
  await expect(loadExtensions(await folderWith({ wrong: text }))).rejects.toThrow(message);
});

test("a mistake in the code of an extension is reported with its file, one in building a part with its folder", async () => {
  const broken = await folderWith({ broken: "throw new Error('a mistake at the top');" });
  await expect(loadExtensions(broken)).rejects.toThrow(/broken\/extension\.ts cannot be loaded: a mistake at the top/);
  const folder = await folderWith({
    late: "export const extension = { couriers: () => { throw new Error('no account') } };",
  });
  const [late] = await loadExtensions(folder);
  const context = extensionContext({ timeouts: everyTimeout }, testClock("2026-11-15T05:00:00Z"), {});
  expect(() => late && builtPart(late, "couriers", context)).toThrow(
    "The extension late cannot build its couriers: no account",
  );
});

test("a promotion rule that throws or answers no list gives nothing and is logged by its extension; a code is brought once", () => {
  const texts = { "en-US": "x", "id-ID": "x", "vi-VN": "x", "zh-CN": "x" };
  const rule = (code: string, discounts: () => number[]) => ({
    code,
    names: texts,
    about: texts,
    fields: [],
    discounts,
  });
  const logged: object[] = [];
  const log = { warn: (facts: object) => logged.push(facts) };
  const failing = rule("failing", () => {
    throw new Error("a mistake");
  });
  const rules = extensionRules(
    [{ name: "one", promotionRules: [failing, rule("silent", () => undefined as never), rule("right", () => [5])] }],
    log as never,
  );
  const given = ["failing", "silent", "right"].map((code) => rules.get(code)?.discounts([], {}));
  expect(given).toEqual([[], [], [5]]);
  expect(logged).toMatchObject([
    { extension: "one", rule: "failing" },
    { extension: "one", rule: "silent" },
  ]);
  const twice = { promotionRules: [rule("right", () => [])] };
  expect(() =>
    extensionRules(
      [
        { name: "a", ...twice },
        { name: "b", ...twice },
      ],
      log as never,
    ),
  ).toThrow("The extension b brings the promotion rule right, which another one has.");
});

test("an extension sends for the channels that the settings name, the last one by name where several offer it", async () => {
  const extensions = await loadExtensions(await folderWith({ a: sender("a"), b: sender("b") }));
  const config = (...senders: ("sms" | "email")[]) => ({
    timeouts: everyTimeout,
    extensions: { folder: "extensions", senders },
  });
  const clock = testClock("2026-11-15T05:00:00Z");
  expect(extensionSenders(config(), extensions, clock)).toEqual({});
  const { sms } = extensionSenders(config("sms"), extensions, clock);
  expect(await sms?.send({ key: "k", to: "+6281", text: "x" })).toEqual({ ok: true, value: { messageId: "b" } });
  expect(() => extensionSenders(config("email"), extensions, clock)).toThrow(
    "SHOP_EXTENSION_SENDERS names email, but no extension in extensions sends it.",
  );
});
