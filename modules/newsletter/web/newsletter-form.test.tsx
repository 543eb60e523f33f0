import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Api } from "#kit/graphql/client.ts";
import { ApiContext } from "#kit/web/api/api-context.tsx";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import { NewsletterBox } from "./newsletter-box.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

const texts = (module: string) =>
  JSON.parse(readFileSync(new URL(`../../${module}/web/messages/en-US.json`, import.meta.url), "utf8"));
const noApi = (async () => ({})) as unknown as Api;

const around = (element: React.ReactNode) => (
  <MemoryRouter>
    <TextProvider locale="en-US" source={texts}>
      <ApiContext value={noApi}>{element}</ApiContext>
    </TextProvider>
  </MemoryRouter>
);

/** The form is a lazy component, which the server waits for. */
const drawnWhole = (element: React.ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(around(element), {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });

const render = (element: React.ReactNode) => renderToStaticMarkup(around(element));

test("NL-08 the footer has a form that works without script", async () => {
  const html = await drawnWhole(<NewsletterBox />);
  // Rendered by the server, with and without script.
  expect(html).not.toContain("<noscript>");
  expect(html).toMatch(/<form(?=[^>]* method="post")(?=[^>]* action="\/newsletter\/subscribe")/);
  expect(html).toContain('name="place" value="newsletterFooter"');
  expect(html).toContain('name="source" value="Web"');
  expect(html).toMatch(/<input[^>]*type="email"[^>]*name="email"/);
});

test("CO-13 the consent checkbox is unticked, with links to policy and terms", async () => {
  const html = await drawnWhole(<NewsletterBox />);
  const box = /<input[^>]*type="checkbox"[^>]*>/.exec(html)?.[0] ?? "";
  expect(box).toContain('name="consent"');
  expect(box).toContain('value="1"');
  expect(box).not.toMatch(/ checked(=|\/|>)/);
  expect(html).toContain('href="/page/privacy-policy"');
  expect(html).toContain('href="/page/terms-conditions"');
});

test("CO-08 NL-11 NL-12 a returned form shows the problems and the typed values", () => {
  const returned = { email: "sari@", problems: { email: true, consent: true } } as const;
  const html = render(<NewsletterForm place="newsletterPage" source="QR" button="Go" returned={returned} />);
  expect(html).toContain('value="sari@"');
  expect(html).toContain("Please check the form");
  expect(html).toContain("You are required to agree to our data terms to proceed.");
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
});

test("another failure is an alert with the server's message or a general one", () => {
  const form = (other: string | null) =>
    render(
      <NewsletterForm place="newsletterPage" source="Web" button="Go" returned={{ email: "", problems: { other } }} />,
    );
  expect(form("Too many.")).toMatch(/role="alert".*Too many\./);
  expect(form(null)).toMatch(/role="alert".*Please try again/);
});
