import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import type { ToastMessage } from "#kit/web/feedback/toast-store.ts";
import { type SocialChannel, socialNames } from "#modules/identity/contract/social-channel.ts";
import type { SocialSignInResult } from "#modules/identity/web/social/complete-social-sign-in.ts";
import type { ThirdPartyFields } from "#modules/identity/web/social/social.graphql.gen.ts";
import { useSocialText } from "#modules/identity/web/social/social-text.ts";
import { useAfterLogin } from "../../session/after-login.ts";
import { loginThenBack } from "../../session/session-ended.ts";
import { storageNames } from "../../session/storage-names.ts";
import { signUpPath } from "./sign-up-path.ts";

/** How long the failure is shown (BC-19). */
const refusedMs = 6_000;

type Login = NonNullable<ThirdPartyFields["login"]>;

/** Leads on from the page that Google and Facebook come back to: in, to the sign-up form, or back to where it began. */
export function useSocialReturn(channel: SocialChannel, end: SocialSignInResult) {
  const t = useSocialText();
  const toast = useToast();
  const navigate = useNavigate();
  const afterLogin = useAfterLogin();
  const name = socialNames[channel];
  const backTo = end.page === "account" ? end.redirectUrl : loginPath(end.redirectUrl);

  // The toast is shown after the navigation: its time must not run while the page is loading.
  const goIn = async (login: Login, thirdExist: boolean, wishlist: string | null) => {
    // The home page offers to link the club once (SO-07); an account linked just now gets a confirmation (SO-05).
    if (thirdExist) localStorage.setItem(storageNames.pendingLinkDialog, "1");
    await afterLogin(login, end.redirectUrl, { wishlist, method: channel });
    if (!thirdExist) toast({ kind: "success", text: t("connected", { name }) });
  };
  const goBack = async (message: ToastMessage) => {
    await navigate(backTo, { replace: true });
    toast(message);
  };

  const leave = useEffectEvent(() => {
    if (end.at === "in") void goIn(end.login, end.thirdExist, end.wishlist);
    if (end.at === "cancelled") void goBack({ kind: "info", text: t("cancelled", { name }) });
    if (end.at === "refused") {
      void goBack({ kind: "error", text: end.message ?? t("failed"), duration: refusedMs });
    }
  });
  useEffect(() => leave(), []);

  const onProved = (person: ThirdPartyFields) => {
    if (person.login) void goIn(person.login, person.thirdExist, person.wishlist);
    else void navigate(signUpPath(person), { replace: true });
  };
  return { backTo, onProved };
}

const loginPath = (redirectUrl: string) => (redirectUrl === "/" ? "/login" : loginThenBack(redirectUrl));
