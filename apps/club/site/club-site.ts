import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { asLocale, type Locale, negotiateLocale, type Texts } from "#kit/core/locale.ts";
import { networkOf } from "#kit/core/network-of.ts";
import { comesFromElsewhere } from "#kit/graphql/cross-origin.ts";
import type { Html } from "#kit/http/html.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { readInfo } from "../store/info.ts";
import type { Sent } from "./code-step.ts";
import { type FormPage, identifyPage, numberPage } from "./form-pages.ts";
import { layout, sitePolicy } from "./layout.ts";
import { newPasswordFlow } from "./new-password-flow.ts";
import { consentPage, homePage, termsPage } from "./reading-pages.ts";
import { setPinFlow } from "./set-pin-flow.ts";
import type { ClubSiteDeps } from "./site-deps.ts";
import { consentTexts, termsTexts } from "./texts/consent-texts.ts";
import { problemTexts } from "./texts/form-texts.ts";
import { pageTexts } from "./texts/page-texts.ts";

/** Forms one address may send in a minute: far above normal use. */
const formsPerAddress = rateLimit("club-site", 60, 60);

const localeOf = ({ query, headers }: FastifyRequest): Locale =>
  asLocale((query as Record<string, unknown>).lang) ?? negotiateLocale(headers["accept-language"]);

type Shown = { readonly title: Texts; readonly body: Html; readonly tells?: "pin-set"; readonly framable?: boolean };

/** The club's own site: data terms, new password, PIN. Its pages are never cached. */
export const clubSite =
  (deps: ClubSiteDeps): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 8192 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    const show = async (request: FastifyRequest, reply: FastifyReply, shown: Shown) => {
      const { name: club } = await readInfo(deps.database.kysely);
      const { title, body, tells, framable = false } = shown;
      const path = new URL(request.url, deps.ownOrigin).pathname;
      const { shopOrigin, https } = deps;
      const frame = { locale: localeOf(request), club, shopOrigin, path, title };
      // The policy names who may frame a page; the older header can only forbid it.
      if (framable) reply.removeHeader("x-frame-options");
      return reply
        .headers({
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": sitePolicy({ https, frameAncestors: framable ? [shopOrigin] : [] }),
          "cache-control": "no-store",
          // Without any referrer browsers call our own forms foreign.
          "referrer-policy": "same-origin",
          "x-robots-tag": "noindex",
          // A shop at another origin must still get messages from the window it opened.
          "cross-origin-opener-policy": "unsafe-none",
        })
        .send(layout(tells ? { ...frame, tells } : frame, body));
    };

    const readingPage = (path: string, page: (locale: Locale) => Promise<Shown>) =>
      app.get(path, async (request, reply) => show(request, reply, await page(localeOf(request))));

    const info = () => readInfo(deps.database.kysely);
    readingPage("/club", async (locale) => ({ title: pageTexts.home.title, body: homePage(locale, await info()) }));
    readingPage("/club/terms", async (locale) => ({
      title: termsTexts.title,
      body: termsPage(locale, await info(), deps.rules),
    }));
    readingPage("/club/data-consent", async (locale) => ({
      title: consentTexts.title,
      body: consentPage(locale, await info()),
      framable: true,
    }));

    const flow = (
      path: string,
      first: (locale: Locale, problems: { form?: string }) => FormPage,
      next: (sent: Sent) => Promise<FormPage>,
    ) => {
      app.get(path, (request, reply) => show(request, reply, first(localeOf(request), {})));
      app.post(path, async (request, reply) => {
        const locale = localeOf(request);
        if (isForeign(request)) {
          return show(request, reply.code(403), first(locale, { form: pageTexts.elsewhere[locale] }));
        }
        const address = networkOf(request.ip);
        const limit = await hit(deps.database.kysely, keyed(formsPerAddress, keyedHash(deps.secret, address)));
        if (!limit.allowed) {
          reply.header("retry-after", String(limit.retryAfterSeconds));
          return show(request, reply.code(429), first(locale, { form: problemTexts.tooOften[locale] }));
        }
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        return show(request, reply, await next({ form, locale, address }));
      });
    };

    const isForeign = ({ headers, host }: FastifyRequest): boolean => {
      const site = headers["sec-fetch-site"];
      const facts = { origin: headers.origin, secFetchSite: typeof site === "string" ? site : undefined, host };
      return comesFromElsewhere(facts, [deps.ownOrigin]);
    };

    flow(
      "/club/create-new-password",
      (locale, problems) => numberPage(locale, "", problems),
      (sent) => newPasswordFlow(deps, sent),
    );
    flow(
      "/club/set-pin",
      (locale, problems) => identifyPage(locale, "", problems),
      (sent) => setPinFlow(deps, sent),
    );
  };
