import { safePath } from "#modules/identity/contract/safe-path.ts";
import type { SignUpKey } from "#modules/identity/contract/sign-up-key.ts";
import { useSignUpText } from "#modules/identity/web/sign-up/sign-up-text.ts";
import type { Registered } from "#modules/identity/web/sign-up/use-sign-up.ts";
import { synSSUserInfoDocument } from "#modules/newsletter/web/preferences/preferences.graphql.gen.ts";
import { track } from "#modules/tracking/web/track.ts";
import { useAfterLogin } from "../session/after-login.ts";
import { useSessionKeeper } from "../session/session-provider.tsx";

/** Subscribed and not, as preferences are written on the wire. */
const flag = (ticked: boolean) => (ticked ? "0" : "1");

const methodOf = ({ mobile, tokenSS, loyalty }: SignUpKey) =>
  loyalty ? "club" : tokenSS ? "social" : mobile ? "mobile" : "email";

/** What follows a sign-up: the new member's session, the sync of their wishes, a word of welcome, the event, and on (SU-18). */
export function useRegistered(key: SignUpKey): (registered: Registered & { greeting?: string }) => Promise<void> {
  const t = useSignUpText();
  const { api, memory } = useSessionKeeper();
  const afterLogin = useAfterLogin();
  return async ({ login, newsletter, greeting }) => {
    // The sync is the member's own call already.
    memory().keepToken(login.userAuthToken);
    const flags = { emailSubscribe: flag(newsletter), whatsappSubscribe: flag(false), newsSubscribe: flag(false) };
    // The account is there: what cannot be synced now can be set in the account settings. The club's form only has
    // something to sync when its box was ticked (SU-19).
    if (newsletter || !key.loyalty)
      await api(synSSUserInfoDocument, { userCode: login.userCode, ...flags, form: "signUp" }).catch(() => undefined);
    const method = methodOf(key);
    track({ name: "sign_up", method });
    if (key.loyalty) track({ name: "join_group", group: "mapclub" });
    const target = key.redirectUrl === undefined ? "/login" : safePath(key.redirectUrl);
    await afterLogin(login, target, { method, greeting: greeting ?? t("registered"), wishlist: key.wishlist ?? null });
  };
}
