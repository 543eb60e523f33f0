import { Suspense, useEffect, useState } from "react";
import { Button } from "#kit/web/actions/button.tsx";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import type { ClubLoginProps } from "./club-login.tsx";
import { useJoinText } from "./join-text.ts";

const ClubLogin = lazyWithRetry(() => import("./club-login.tsx").then((file) => file.ClubLogin));

type ClubEntryProps = Pick<ClubLoginProps, "paths" | "onLoggedIn" | "onLinkLater"> & {
  siteUrl: string;
  /** Opens the club's sign-in at once, for links that lead to it. */
  openAtOnce: boolean;
};

/** The login page's two club buttons: sign in with the club, and link a club account (LG-02, LG-03). */
export function ClubEntry({ siteUrl, openAtOnce, onLinkLater, ...rest }: ClubEntryProps) {
  const t = useJoinText();
  const toast = useToast();
  const [dialog, setDialog] = useState<"never" | "signIn" | "link" | "closed">("never");
  const [begin, setBegin] = useState<ClubLoginProps["begin"]>("signIn");
  useEffect(() => {
    if (openAtOnce) setDialog("signIn");
  }, [openAtOnce]);
  const show = (which: ClubLoginProps["begin"]) => {
    setBegin(which);
    setDialog(which);
  };
  const linkLater: ClubLoginProps["onLinkLater"] = (deferred, way) => {
    onLinkLater(deferred, way);
    if (way === "logIn") toast({ kind: "info", text: t("linkAfterLogin") });
  };
  return (
    <div className="grid gap-1 noscript:hidden">
      <Button variant="court" block icon="star" onClick={() => show("signIn")}>
        {t("signInWithClub")}
      </Button>
      <Button variant="quiet" block onClick={() => show("link")}>
        {t("linkAccount")}
      </Button>
      {dialog === "never" ? null : (
        <Suspense>
          <ClubLogin
            {...rest}
            clubSiteUrl={siteUrl}
            begin={begin}
            open={dialog !== "closed"}
            onClose={() => setDialog("closed")}
            onLinkLater={linkLater}
          />
        </Suspense>
      )}
    </div>
  );
}
