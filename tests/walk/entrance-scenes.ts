import { memberShopper } from "#apps/server/checkout/test-shopper.ts";
import { writeSignUpKey } from "#modules/identity/contract/sign-up-key.ts";
import { socialChannels } from "#modules/identity/contract/social-channel.ts";
import { inboxOf } from "./inbox.ts";
import { matching, owner } from "./order-pages.ts";
import { guestViewer, type Scene, type ScenePage, type Viewer } from "./scene.ts";
import { addMember, memberPassword, newShopper } from "./shopper.ts";
import { fromElsewhere, type WalkShop } from "./walk-shop.ts";

const fresh = (path: string, names: RegExp, leads?: RegExp): ScenePage => ({
  viewer: guestViewer,
  path,
  names,
  ...(leads ? { leads } : {}),
});

const logIn = matching("Log in");
const register = matching("Register", "Create", "account");

/** Requests the link to the sign-up form, as the registration page does. */
async function registrationLink(world: WalkShop, email: string): Promise<void> {
  const visitor = await newShopper(world, "guest");
  const { token } = await visitor.act<{ token: string }>(
    "query checkAvailabilityEmail($email: String!) { checkAvailabilityEmail(email: $email) { success errorMessage data { token } } }",
    { email },
  );
  await visitor.act(
    `mutation memberEmailVerification($token: String!) {
      memberEmailVerification(tokenCheckAvailabilityEmail: $token, way: LINK) { success errorMessage } }`,
    { token },
  );
}

export const signInScenes: readonly Scene[] = [
  {
    name: "sign-in: signed out",
    make: async () => ({
      pages: [
        fresh("/login", logIn, matching("forgot", "reset", "register")),
        fresh("/login?redirectUrl=%2Faccount%2Forder", logIn),
        fresh("/login?reset=1", logIn),
        fresh("/login?club", logIn),
        fresh("/login?redirectUrl=%2Fcheckout%2Fx", logIn, matching("guest")),
        fresh("/guest-login?redirectUrl=%2Fcheckout%2Fx", matching("guest"), matching("continue")),
        fresh("/reset-password", matching("password"), matching("send", "log in")),
        fresh("/reset-password#token=used-or-never-issued", matching("password")),
        fresh("/my-data", matching("data"), matching("log in", "link")),
        fresh("/my-data#token=used-or-never-issued", matching("data")),
        // Account pages require a login and lead back.
        ...["", "/accountSetting", "/address", "/coupons", "/order", "/points", "/notifications", "/wishlist"].map(
          (page) => fresh(`/account${page}`, logIn, logIn),
        ),
      ],
    }),
  },
  {
    name: "sign-in: a member is signed in already",
    async make(world) {
      const viewer = owner(await newShopper(world, "member"));
      const pages = ["/login?redirectUrl=%2Faccount%2Forder", "/register?redirectUrl=%2Faccount%2Forder"];
      return {
        pages: [
          ...pages.map((path) => ({ viewer, path, names: matching("order") })),
          { viewer, path: "/guest-login?redirectUrl=%2Faccount%2Forder", names: matching("order") },
        ],
      };
    },
  },
  {
    name: "sign-in: a new password is asked for by mail",
    async make(world) {
      const { email } = await addMember(world);
      const visitor = await newShopper(world, "guest");
      await visitor.act(
        "mutation requestPasswordReset($input: PasswordResetInput!) { requestPasswordReset(input: $input) { success errorMessage } }",
        { input: { account: email } },
      );
      await inboxOf(world, email, 1);
      return { pages: [], mail: [{ to: email, names: matching("password") }] };
    },
  },
  {
    name: "sign-in: the password was changed",
    async make(world) {
      const member = await newShopper(world, "member");
      await member.act(
        "mutation changePassword($input: ChangePasswordInput!) { changePassword(input: $input) { success errorMessage } }",
        { input: { oldPassword: memberPassword, password: "Kuda-lari9x", rePassword: "Kuda-lari9x" } },
      );
      await inboxOf(world, member.email, 1);
      return { pages: [], mail: [{ to: member.email, names: matching("password") }] };
    },
  },
  {
    name: "sign-in: another site sends the browser back without success",
    make: async () => ({
      pages: [
        ...socialChannels.flatMap((channel) => [
          fresh(`/social/${channel}/callback`, /./),
          fresh(`/social/${channel}/callback?error=access_denied`, /./),
          fresh(`/social/${channel}/callback?code=made-up&state=made-up`, /./),
        ]),
        fresh("/social/nobody/callback", matching("could not be found")),
      ],
    }),
  },
];

export const registrationScenes: readonly Scene[] = [
  {
    name: "registration: begins",
    make: async () => ({
      pages: [
        fresh("/register", register, matching("continue", "register", "e-mail")),
        fresh("/register?redirectUrl=%2Fstore", register),
        // Without a key the sign-up starts again.
        fresh("/register/signup", register),
        fresh("/register/signup?key=broken", register),
        fresh(`/register/signup?key=${writeSignUpKey({ token: "never.issued", email: "a@mail.example" })}`, /./),
      ],
    }),
  },
  {
    name: "registration: the link was sent",
    async make(world) {
      const email = `new-${world.clock.now().getTime()}@mail.example`;
      await registrationLink(world, email);
      await inboxOf(world, email, 1);
      return { pages: [], mail: [{ to: email, names: matching("Tell us about yourself") }] };
    },
  },
  {
    name: "registration: the link is too old",
    ages: true,
    async make(world, later) {
      const email = `late-${world.clock.now().getTime()}@mail.example`;
      await registrationLink(world, email);
      await inboxOf(world, email, 1);
      await later();
      return { pages: [], mail: [{ to: email, names: /./ }] };
    },
  },
];

/** A member of the demo shop, signed in. */
async function demoMember({ shop }: WalkShop, email: string): Promise<Viewer> {
  return { who: email, cookie: (await memberShopper(fromElsewhere(shop), email)).cookie };
}

/** Pages of a linked member; linking is not offered again (RT-38). */
const linkedPages = (viewer: Viewer, points: Pick<ScenePage, "names" | "leads">): ScenePage[] => [
  { viewer, path: "/account/points", ...points },
  { viewer, path: "/account/accountSetting", names: matching("MAPCLUB", "club"), leads: matching("unlink") },
  { viewer, path: "/account/club", names: /./ },
];

export const clubScenes: readonly Scene[] = [
  {
    name: "club: signed out",
    make: async () => ({
      pages: [
        fresh("/register/mapclub", /./, matching("continue", "join", "log in")),
        fresh("/register/mapclub/data-consent", /./),
        fresh(
          `/register/mapclub/data-consent?key=${writeSignUpKey({ token: "never.issued", mobile: "+6281234567890", loyalty: true })}`,
          /./,
        ),
        fresh(
          `/register/signup?key=${writeSignUpKey({ token: "never.issued", mobile: "+6281234567890", loyalty: true })}`,
          /./,
        ),
        // A member who may not link is redirected home (RT-37).
        fresh("/account/club", /./),
      ],
    }),
  },
  {
    name: "club: not linked",
    async make(world) {
      const viewer = owner(await newShopper(world, "member"));
      return {
        pages: [
          { viewer, path: "/account/club", names: matching("MAPCLUB", "club"), leads: matching("link", "connect") },
          { viewer, path: "/account/points", names: matching("points"), leads: matching("link", "connect") },
          { viewer, path: "/register/mapclub", names: /./ },
        ],
      };
    },
  },
  {
    name: "club: linked",
    async make(world) {
      return {
        pages: linkedPages(await demoMember(world, "rani@demo.example"), {
          names: matching("What happened to your points"),
        }),
      };
    },
  },
  {
    name: "club: linked, the PIN is locked",
    async make(world) {
      return {
        pages: linkedPages(await demoMember(world, "dewi@demo.example"), {
          names: matching("points"),
          leads: matching("PIN"),
        }),
      };
    },
  },
];
