import { useNavigate } from "react-router";
import { readForm } from "#kit/web/page/read-form.server.ts";
import { safePath } from "#modules/identity/contract/safe-path.ts";
import { socialChannels } from "#modules/identity/contract/social-channel.ts";
import { thirdPartyChannelsDocument } from "#modules/identity/web/social/social.graphql.gen.ts";
import { SocialButtons } from "#modules/identity/web/social/social-buttons.tsx";
import { joinTarget } from "#modules/loyalty/contract/join-target.ts";
import { ClubRegisterPage } from "#modules/loyalty/web/join/club-register-page.tsx";
import { clubAtAGlanceDocument } from "#modules/loyalty/web/join/join.graphql.gen.ts";
import { linkFirstPath } from "#modules/loyalty/web/link/deferred-link.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { useSessionReady } from "../../session/session-provider.tsx";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/club-register.ts";
import { clubVisitorDocument } from "./club-visitor.graphql.gen.ts";
import { savePendingLink } from "./save-pending-link.ts";

/** Registration at the club, with the return path in `redirectUrl` or in `key` (RT-34). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, caller, locale } = servicesOf(context);
  const redirectUrl = joinTarget(new URL(request.url).searchParams);
  const [offered, club, member] = await Promise.all([
    api(thirdPartyChannelsDocument).catch(() => null),
    api(clubAtAGlanceDocument).then((reply) => reply.queryClubInfo),
    caller.kind === "member" ? api(clubVisitorDocument).then((reply) => reply.getUserInfoDetail) : null,
  ]);
  const channels = socialChannels.filter((name) => offered?.queryThirdPartyChannels.includes(name));
  const seo = { title: textOnServer("join", locale)("title"), noindex: true };
  return { redirectUrl, member, channels, bonus: club.linkBonusPoints, open: club.consentVersion !== null, seo };
}

/** A form posted before the page's script was loaded is shown again with its values. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  return { mobile: String(form.get("mobile") ?? "").slice(0, 40) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

export default function ClubRegister({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const ready = useSessionReady();
  const { redirectUrl, member, channels, bonus, open } = loaderData;
  // Google and Facebook redirect back here, and the registration continues.
  const back = `/register/mapclub?redirectUrl=${encodeURIComponent(safePath(redirectUrl))}`;
  return (
    <ClubRegisterPage
      redirectUrl={redirectUrl}
      typed={actionData ?? null}
      member={member && { ...member, linkPath: linkFirstPath(redirectUrl) }}
      bonus={bonus}
      open={open}
      ready={ready}
      onSignUp={(key) => navigate(`/register/signup?key=${key}`)}
      onCreateAndLink={(mobile) => {
        savePendingLink({ mobile, proof: null });
        void navigate(`/register?redirectUrl=${encodeURIComponent(redirectUrl)}`);
      }}
      social={<SocialButtons redirectUrl={back} channels={channels} />}
    />
  );
}
