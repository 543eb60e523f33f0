import { useEffect, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { LinkButton } from "#kit/web/actions/link-button.tsx";
import { safePath } from "#modules/identity/contract/safe-path.ts";
import { ClubMark } from "#modules/loyalty/web/club-mark.tsx";
import { useJoinText } from "#modules/loyalty/web/join/join-text.ts";
import { type DeferredLink, takeDeferredLink } from "#modules/loyalty/web/link/deferred-link.ts";
import { usePointsText } from "#modules/loyalty/web/points/points-text.ts";
import { textOnServer } from "../../i18n/message-source.server.ts";
import { guardedBy } from "../../request/guards.server.ts";
import { servicesOf } from "../../request/page-context.server.ts";
import { storageNames } from "../../session/storage-names.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import type { Route } from "./+types/club-binding.ts";
import { ManageLink } from "./manage-link.tsx";

export const middleware = guardedBy("unlinkedMember");

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = servicesOf(context);
  const requested = new URL(request.url).searchParams.get("redirectUrl");
  const target = requested === null ? null : safePath(requested);
  return { target, seo: { title: textOnServer("points", locale)("club_page_title"), noindex: true } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.seo);

/** The page that links the club: one button opens the account's dialog; afterwards the points page is shown. */
export default function ClubBinding({ loaderData: { target } }: Route.ComponentProps) {
  const t = usePointsText();
  const joinText = useJoinText();
  const [asked, setAsked] = useState(0);
  const [promised, setPromised] = useState<DeferredLink | null>(null);
  // A link requested before the login opens at once, with the typed values.
  useEffect(() => {
    const pending = takeDeferredLink(sessionStorage);
    if (!pending) return;
    localStorage.removeItem(storageNames.pendingLinkDialog);
    setPromised(pending);
    setAsked(1);
  }, []);
  // The proof is used up by the first opening; after that number and password are typed.
  const askAgain = () => {
    setPromised(null);
    setAsked((times) => times + 1);
  };
  return (
    <div className="mx-auto grid max-w-dialog-m justify-items-center gap-5 px-4 py-16 text-center">
      <ClubMark className="size-28" />
      <h1 className="text-2xl font-extrabold tracking-tight md:text-3xl">{t("club_page_title")}</h1>
      <p className="text-ink-soft">{t("club_page_text")}</p>
      <Button size="lg" onClick={askAgain}>
        {t("link")}
      </Button>
      <LinkButton to="/register/mapclub?redirectUrl=%2Faccount%2Fclub" variant="quiet">
        {joinText("joinNow")}
      </LinkButton>
      {target === null ? null : (
        <LinkButton to={target} variant="quiet">
          {t("goOnUnlinked")}
        </LinkButton>
      )}
      <ManageLink linked={false} asked={asked} promised={promised} goTo={target ?? "/account/points"} />
    </div>
  );
}
