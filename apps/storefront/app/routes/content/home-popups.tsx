import { Suspense } from "react";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { useSession } from "../../session/session-provider.tsx";
import { NewsletterPopup } from "../newsletter/newsletter-popup.tsx";

const LinkInvitation = lazyWithRetry(() =>
  import("../loyalty/link-invitation.tsx").then((file) => file.LinkInvitation),
);

/** Dialogs that open by themselves on the home page: the newsletter for guests, the club for members. Never both. */
export function HomePopups() {
  const memberIsHere = useSession(({ isLogin, isGuest }) => isLogin && !isGuest);
  if (!memberIsHere) return <NewsletterPopup />;
  return (
    <Suspense>
      <LinkInvitation />
    </Suspense>
  );
}
