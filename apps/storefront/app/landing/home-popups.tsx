import { Suspense } from "react";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { NewsletterPopup } from "../newsletter/newsletter-popup.tsx";
import { useSession } from "../session/session-provider.tsx";

const LinkInvitation = lazyWithRetry(() => import("../club/link-invitation.tsx").then((file) => file.LinkInvitation));

/** What opens by itself on the home page: the newsletter for guests, the club for members. Never both. */
export function HomePopups() {
  const memberIsHere = useSession(({ isLogin, isGuest }) => isLogin && !isGuest);
  if (!memberIsHere) return <NewsletterPopup />;
  return (
    <Suspense>
      <LinkInvitation />
    </Suspense>
  );
}
