import { sql } from "kysely";
import { inboxOf } from "./inbox.ts";
import { matching } from "./order-pages.ts";
import { guestViewer, type Scene, type ScenePage } from "./scene.ts";
import { newShopper } from "./shopper.ts";

const fresh = (path: string, names: RegExp = /./): ScenePage => ({ viewer: guestViewer, path, names });

/** Public pages, and unknown addresses. */
export const publicScenes: readonly Scene[] = [
  {
    name: "public: every kind of page",
    async make(world) {
      const [{ productCode }] = world.products;
      const { code: article } = await world.row(
        sql<{ code: string }>`select code from content.article order by code limit 1`,
      );
      return {
        pages: [
          ...["/", "/contact-us", "/store", "/blog", "/size-guide"].map((path) => fresh(path)),
          ...["/plp/search?q=bola", "/search/bola", "/sports.html", "/plp/TOYS"].map((path) => fresh(path)),
          fresh(`/information/${article}`),
          fresh(`/pdp/${productCode}`),
          fresh(`/pdp/some-name/${productCode}`),
        ],
      };
    },
  },
  {
    name: "public: addresses that name nothing",
    make: async () => ({
      pages: [
        ...["/no-such-page", "/pdp/NOBODY", "/pdp/a-name/NOBODY", "/information/nobody-wrote-this"].map((path) =>
          fresh(path, matching("could not be found", "does not exist")),
        ),
        ...["/plp/search?q=qqxxyyzz", "/search/qqxxyyzz", "/nothing-of-this-kind.html", "/plp/NOBODY"].map((path) =>
          fresh(path),
        ),
        fresh("/size-guide/nobody-of-this-name"),
        fresh("/account/nothing-here", matching("Log in", "could not be found")),
        fresh("/order/detail", matching("could not", "order")),
      ],
    }),
  },
  {
    name: "newsletter: subscribed, and every end of it",
    async make(world) {
      const email = "news@mail.example";
      const visitor = await newShopper(world, "guest");
      await visitor.act(
        `mutation createSubscribeNotificationSS($email: String!, $consent: SubscribeConsentInput) {
          createSubscribeNotificationSS(email: $email, consent: $consent) { success errorMessage } }`,
        { email, consent: { accepted: true, form: "newsletterPage", textVersion: "1" } },
      );
      await inboxOf(world, email, 1);
      return {
        pages: [
          fresh("/newsletter/subscribe", matching("letter a week")),
          fresh("/newsletter/subscribe?done"),
          fresh("/newsletter/confirm"),
          fresh("/newsletter/confirm?token=broken"),
          fresh("/newsletter/confirm?done"),
          fresh("/newsletter/unsubscribe"),
          fresh("/newsletter/unsubscribe?token=broken"),
          fresh("/newsletter/unsubscribe?done"),
        ],
        mail: [{ to: email, names: matching("unsubscribe", "newsletter", "letters", "news") }],
      };
    },
  },
];
