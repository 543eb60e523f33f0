import { data, redirect } from "react-router";
import { readForm } from "#kit/web/page/read-form.server.ts";
import { refuseCrossSite } from "#kit/web/page/refuse-cross-site.server.ts";
import { safePath } from "#modules/identity/contract/safe-path.ts";
import { socialChannels } from "#modules/identity/contract/social-channel.ts";
import { LoginPage } from "#modules/identity/web/sign-in/login-page.tsx";
import { memberLoginDocument } from "#modules/identity/web/sign-in/sign-in.graphql.gen.ts";
import { thirdPartyChannelsDocument } from "#modules/identity/web/social/social.graphql.gen.ts";
import { SocialButtons } from "#modules/identity/web/social/social-buttons.tsx";
import { ClubEntry } from "#modules/loyalty/web/join/club-entry.tsx";
import { clubAtAGlanceDocument } from "#modules/loyalty/web/join/join.graphql.gen.ts";
import { trackPath } from "#modules/payment/contract/order-codes.ts";
import { AddWishlistItemDocument } from "#modules/wishlist/web/wishlist.graphql.gen.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { useAfterLogin } from "../../session/after-login.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { savePendingLink } from "../loyalty/save-pending-link.ts";
import type { Route } from "./+types/login.ts";

/** The query: where to go afterwards, what to add to the wishlist, and why the visitor was sent here. */
function askedOf(request: Request) {
  const query = new URL(request.url).searchParams;
  return {
    target: safePath(query.get("redirectUrl")),
    wishlist: query.get("wishlist"),
    club: query.has("club"),
    reason: query.has("reset") ? ("afterReset" as const) : query.has("redirectUrl") ? ("sessionEnded" as const) : null,
  };
}

/** Members are redirected on (LG-04). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { caller, locale, api } = servicesOf(context);
  const { target, wishlist, club, reason } = askedOf(request);
  if (caller.kind === "member") {
    if (wishlist) await api(AddWishlistItemDocument, { productCode: wishlist }).catch(() => null);
    throw redirect(target);
  }
  const title = textOnServer("sign-in", locale)("logIn");
  const [offered, { queryClubInfo }] = await Promise.all([
    api(thirdPartyChannelsDocument).catch(() => null),
    api(clubAtAGlanceDocument),
  ]);
  const channels = socialChannels.filter((name) => offered?.queryThirdPartyChannels.includes(name));
  // A guest who came to save a wish has lost no session, so no message about one.
  return {
    target,
    wishlist,
    channels,
    club: { siteUrl: queryClubInfo.siteUrl, open: club },
    reason: wishlist || club ? null : reason,
    seo: { title, noindex: true },
  };
}

/** The form of browsers without script: the same operation, then the requested page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, origin, locale } = servicesOf(context);
  refuseCrossSite(request, origin);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const input = { account: text("account"), password: text("password") };
  const reply = await api(memberLoginDocument, { input }).catch(() => null);
  if (reply?.memberLogin.data) throw redirect(askedOf(request).target, 303);
  const problem = reply?.memberLogin.errorMessage ?? textOnServer("sign-in", locale)("failed");
  return data({ account: input.account, problems: { "": problem } }, { status: 400 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

const withTarget = (path: string, target: string) =>
  target === "/" ? path : `${path}?redirectUrl=${encodeURIComponent(target)}`;

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { target, wishlist, reason, channels, club } = loaderData;
  const afterLogin = useAfterLogin();
  return (
    <LoginPage
      onLoggedIn={(result, method) => afterLogin(result, target, { wishlist, method })}
      returned={actionData}
      reason={reason}
      paths={{
        register: withTarget("/register", target),
        reset: withTarget("/reset-password", target),
        // Only visitors on their way to a checkout can continue as guests.
        guest: target.startsWith("/checkout/") ? withTarget("/guest-login", target) : null,
        track: trackPath(target),
      }}
      social={<SocialButtons redirectUrl={target} wishlist={wishlist} channels={channels} />}
      club={
        <ClubEntry
          siteUrl={club.siteUrl}
          openAtOnce={club.open}
          paths={{
            register: withTarget("/register", target),
            join: `/register/mapclub?redirectUrl=${encodeURIComponent(target)}`,
          }}
          onLoggedIn={(result) => afterLogin(result, target, { wishlist, method: "club" })}
          onLinkLater={savePendingLink}
        />
      }
    />
  );
}
