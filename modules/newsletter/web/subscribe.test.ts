import { expect, test } from "vitest";
import type { Api } from "#kit/graphql/client.ts";
import { dialogBanner } from "./dialog-banner.ts";
import { draftOf } from "./form-draft.ts";
import { type Draft, subscribe } from "./subscribe.ts";

const draft: Draft = {
  email: " Sari@Example.com ",
  consent: "1",
  place: "newsletterFooter",
  source: "Web",
  utmData: { utm_source: "box" },
};

/** An API that records its calls and gives one reply. */
function apiWith(reply: { success: boolean; errorCode: string | null; errorMessage: string | null } | Error) {
  const sent: unknown[] = [];
  const api = (async (_document: unknown, variables: unknown) => {
    sent.push(variables);
    if (reply instanceof Error) throw reply;
    return { createSubscribeNotificationSS: reply };
  }) as unknown as Api;
  return { api, sent };
}
const well = { success: true, errorCode: null, errorMessage: null };
const refusal = (errorCode: string) => ({ success: false, errorCode, errorMessage: "a sentence of the server" });

test("NL-10 EN-19 the request has e-mail, source, UTM parameters and the wording version", async () => {
  const { api, sent } = apiWith(well);
  expect(await subscribe(api, draft)).toBeNull();
  expect(sent).toEqual([
    {
      email: "sari@example.com",
      sourceType: "Web",
      utmData: { utm_source: "box" },
      consent: { accepted: true, textVersion: "1", form: "newsletterFooter" },
    },
  ]);
});

test("NL-11 NL-12 an invalid form is not sent, and all problems are shown together", async () => {
  const { api, sent } = apiWith(well);
  expect(await subscribe(api, { ...draft, email: "sari" })).toEqual({ email: true });
  expect(await subscribe(api, { ...draft, consent: null })).toEqual({ consent: true });
  expect(await subscribe(api, { ...draft, email: "", consent: null })).toEqual({ email: true, consent: true });
  expect(sent).toEqual([]);
});

test("a failure of the server is shown at its field", async () => {
  expect(await subscribe(apiWith(refusal("EMAIL_INVALID")).api, draft)).toEqual({ email: true });
  expect(await subscribe(apiWith(refusal("CONSENT_REQUIRED")).api, draft)).toEqual({ consent: true });
  expect(await subscribe(apiWith(refusal("RATE_LIMITED")).api, draft)).toEqual({ other: "a sentence of the server" });
});

test("an unreachable server is a problem without a message", async () => {
  expect(await subscribe(apiWith(new Error("offline")).api, draft)).toEqual({ other: null });
});

test("a form submitted without script is parsed as untrusted input", () => {
  const form = new FormData();
  form.set("email", "sari@example.com");
  form.set("place", "newsletterFooter");
  form.set("source", "QR");
  form.set("consent", "1");
  const read = { email: "sari@example.com", place: "newsletterFooter", source: "QR", consent: "1", utmData: null };
  expect(draftOf(form)).toEqual(read);
  form.set("place", "elsewhere");
  form.set("source", "TV");
  form.set("consent", "");
  form.set("email", new File(["x"], "x.txt"));
  expect(draftOf(form)).toEqual({ ...read, email: "", place: "newsletterPage", source: "Web", consent: null });
});

test("NL-06 the popup shows the first banner of its page; without one there is no popup", () => {
  const banner = { image: "/pictures/newsletter.webp?v=1", alt: "A letter", title: "One letter a week" };
  const page = {
    pageContent: {
      columns: [
        { kind: "html", html: "" },
        { kind: "banner", items: [banner] },
      ],
    },
  };
  expect(dialogBanner(page)).toEqual(banner);
  expect([null, undefined, { pageContent: null }, { pageContent: { columns: [] } }].map(dialogBanner)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
