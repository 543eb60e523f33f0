import { useNavigate } from "react-router";
import { useToast } from "#kit/web/feedback/toast-context.tsx";
import { safePath } from "#modules/identity/contract/safe-path.ts";
import { useSignInText } from "#modules/identity/web/sign-in/sign-in-text.ts";
import { pathAfterLogin, readDeferredLink } from "#modules/loyalty/web/link/deferred-link.ts";
import { track } from "#modules/tracking/web/track.ts";
import { AddWishlistItemDocument } from "#modules/wishlist/web/wishlist.graphql.gen.ts";
import { AfterLoginUserDocument, mergeCartDocument } from "./after-login.graphql.gen.ts";
import { useSessionKeeper } from "./session-provider.tsx";
import { showUser } from "./start-session.ts";

/** What a login result has to say to the browser. */
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
  /** The product a guest's heart was pressed for (D-62). */
  wishlist?: string | null;
  /** How they came in, for those who measure. */
  method?: string;
  /** Instead of the usual words of welcome. */
  greeting?: string;
};

/**
 * What happens when somebody has become a member (SE-04, SE-05, SE-11 to SE-13): the browser is theirs, what they put into
 * the cart as a guest is there, a wish that led here is kept, and they go on to where they wanted to.
 */
export function useAfterLogin() {
  const { api, store, memory } = useSessionKeeper();
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
    memory().keepMember({ token, userInfo });
    showUser({ memory: memory(), store });

    // From here on they are in: whatever is slow or fails only costs the extra it is about.
    const [merged, user, wished] = await Promise.all([
      api(mergeCartDocument).catch(() => null),
      api(AfterLoginUserDocument).catch(() => null),
      wishlist ? api(AddWishlistItemDocument, { productCode: wishlist.slice(0, 80) }).catch(() => null) : undefined,
    ]);
    const cart = merged?.mergeCart.data;
    if (cart) store.setState({ miniCartCount: cart.miniCartCount });
    if (user) memory().keepMember({ token, userInfo: { ...userInfo, ...user.getUserInfoDetail } });
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
