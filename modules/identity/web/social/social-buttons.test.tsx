import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextProvider } from "#kit/web/i18n/text-context.tsx";
import english from "./messages/en-US.json" with { type: "json" };
import { SocialButtons, type SocialButtonsProps, socialStartHref } from "./social-buttons.tsx";

const render = (props: SocialButtonsProps) =>
  renderToStaticMarkup(
    <TextProvider locale="en-US" source={() => english}>
      <SocialButtons {...props} />
    </TextProvider>,
  );
const links = (html: string) => [...html.matchAll(/href="([^"#]*)"/g)].map(([, href]) => href).filter(isLink);
const isLink = (href: string | undefined) => href !== undefined && !href.startsWith("/icons");

test("Continue with Google and Continue with Facebook are plain links to the shop", () => {
  const html = render({ redirectUrl: "/pdp/LKH1001", wishlist: "LKH1001" });
  expect(html).toContain("Continue with Google");
  expect(html).toContain("Continue with Facebook");
  expect(links(html)).toEqual([
    "/social/google?redirectUrl=%2Fpdp%2FLKH1001&amp;wishlist=LKH1001",
    "/social/facebook?redirectUrl=%2Fpdp%2FLKH1001&amp;wishlist=LKH1001",
  ]);
  expect(html).not.toMatch(/<script|https?:\/\//);
});

test("only configured providers have a button", () => {
  expect(links(render({ channels: ["facebook"] }))).toEqual(["/social/facebook"]);
  expect(render({ channels: [] })).toBe("");
});

test("the account page labels the buttons as linking", () => {
  expect(socialStartHref("google", { redirectUrl: "/account/accountSetting", page: "account" })).toBe(
    "/social/google?redirectUrl=%2Faccount%2FaccountSetting&pageType=account",
  );
});
