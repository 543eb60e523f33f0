import { type ComponentType, lazy, Suspense } from "react";
import { NewsletterPopup } from "../newsletter/newsletter-popup.tsx";
import { useSession } from "../session/session-provider.tsx";

const LinkInvitation = lazy<ComponentType>(() =>
  import("../club/link-invitation.tsx").then(
    (file) => ({ default: file.LinkInvitation }),
    () => ({ default: () => null }),
  ),
);

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
