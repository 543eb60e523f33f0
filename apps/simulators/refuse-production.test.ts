import { expect, test } from "vitest";
import { connect } from "#kit/postgres/connect.ts";
import { simulatorPlugin } from "./simulator-plugin.ts";
import { startSmtpSimulator } from "./smtp/start-smtp-simulator.ts";

const database = connect("postgres://127.0.0.1:1/nowhere");
const sentence = "cannot run in production";

test("the simulators refuse to run in production with a sentence", async () => {
  expect(() =>
    simulatorPlugin({ stage: "production", database, devPages: [], publicUrl: () => "", ownUrl: () => "" }),
  ).toThrow(sentence);
  await expect(startSmtpSimulator({ stage: "production", database })).rejects.toThrow(sentence);
});
