import { useNavigate } from "react-router";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { safePath } from "#modules/identity/contract/safe-path.ts";
import { useSignInText } from "#modules/identity/web/sign-in/sign-in-text.ts";
import { pathAfterLogin, readDeferredLink } from "#modules/loyalty/web/link/deferred-link.ts";
import { track } from "#modules/tracking/web/track.ts";
import { AddWishlistItemDocument } from "#modules/wishlist/web/wishlist.graphql.gen.ts";
import { AfterLoginUserDocument, mergeCartDocument } from "./after-login.graphql.gen.ts";
import { useSessionControl } from "./session-provider.tsx";
import { showUser } from "./start-session.ts";

/** The result of a login operation that the browser uses. */
export type LoggedInAs = {
  userCode: string;
  email: string | null;
  mobile: string | null;
  firstName: string;
  lastName: string;
  userType: string;
  userAuthToken: string;
};

type More = {
  /** The product a guest wanted to add to the wishlist (D-62). */
  wishlist?: string | null;
  /** The login method, for tracking. */
  method?: string;
  /** Replaces the usual welcome. */
  greeting?: string;
};

/**
 * The steps after a login (SE-04, SE-05, SE-11 to SE-13): stores the member in the browser, merges the guest's cart, adds the
 * pending wish, and navigates to the requested page.
 */
export function useAfterLogin() {
  const { api, store, memory } = useSessionControl();
  const toast = useToast();
  const navigate = useNavigate();
  const t = useSignInText();

  return async (
    result: LoggedInAs,
    redirectUrl?: string | null,
    { wishlist, method = "password", greeting }: More = {},
  ) => {
    const { userAuthToken: token, firstName, lastName } = result;
    const account = result.email ?? result.mobile ?? result.userCode;
    const userInfo = { account, firstName, lastName, isGuest: false, mapclubBind: result.userType === "CLUB_MEMBER" };
    memory().saveMember({ token, userInfo });
    showUser({ memory: memory(), store });

    // The login is complete here: each of these may fail without affecting the others.
    const [merged, user, wished] = await Promise.all([
      api(mergeCartDocument).catch(() => null),
      api(AfterLoginUserDocument).catch(() => null),
      wishlist ? api(AddWishlistItemDocument, { productCode: wishlist.slice(0, 80) }).catch(() => null) : undefined,
    ]);
    const cart = merged?.mergeCart.data;
    if (cart) store.setState({ miniCartCount: cart.miniCartCount });
    if (user) memory().saveMember({ token, userInfo: { ...userInfo, ...user.getUserInfoDetail } });
    track({ name: "login", method });
    const bound = user?.getUserInfoDetail.mapclubBind ?? userInfo.mapclubBind;
    const promised = bound ? null : readDeferredLink(sessionStorage);
    await navigate(pathAfterLogin(promised, safePath(redirectUrl)), { replace: true });

    toast({ text: greeting ?? t("welcome", { name: firstName }), kind: "success" });
    if (wished !== undefined && !wished?.addWishlist.success) toast({ text: t("wishFailed"), kind: "error" });
    if (cart && cart.clippedLines.length > 0) {
      const lines = cart.clippedLines.map(({ productName: name, kept, wanted }) =>
        t("clippedLine", { name, kept, wanted }),
      );
      toast({ text: [t("clipped"), ...lines].join(" "), kind: "info", duration: 12_000 });
    }
  };
}
