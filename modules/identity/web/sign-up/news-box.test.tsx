import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Api } from "#kit/graphql/client.ts";
import { ApiContext } from "#kit/web/api/api-context.tsx";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import type { Newcomer } from "./newcomer.ts";
import { SignUpForm } from "./sign-up-form.tsx";

const places: Readonly<Record<string, string>> = {
  "sign-up": "./messages",
  code: "../code/messages",
  consent: "../../../consent/web/messages",
};
const texts = (module: string) =>
  JSON.parse(readFileSync(new URL(`${places[module] ?? "./messages"}/en-US.json`, import.meta.url), "utf8"));
const newcomer = {
  mobile: "+628123456789",
  token: "t",
  tokenSS: null,
  email: "",
  emailFixed: false,
  emailToken: null,
  firstName: "",
  lastName: "",
  birthDate: "",
  gender: "",
  memberId: null,
  locked: false,
} as Newcomer;

const boxOf = (newsTicked: boolean) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TextProvider locale="en-US" source={texts}>
        <ApiContext value={(async () => ({})) as unknown as Api}>
          <SignUpForm
            newcomer={newcomer}
            newsTicked={newsTicked}
            onRegistered={async () => undefined}
            onExpired={() => undefined}
          />
        </ApiContext>
      </TextProvider>
    </MemoryRouter>,
  );
  const boxes = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box);
  return boxes.map((box) => [/name="(\w+)"/.exec(box)?.[1], / checked(=|\/|>)/.test(box)]);
};

test("2B-12 D-88 the newsletter box starts as configured, and the terms box is always empty", () => {
  expect(boxOf(true)).toEqual([
    ["consent", false],
    ["newsletter", true],
  ]);
  expect(boxOf(false)).toEqual([
    ["consent", false],
    ["newsletter", false],
  ]);
});
