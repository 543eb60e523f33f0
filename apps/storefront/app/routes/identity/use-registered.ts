import { safePath } from "#modules/identity/contract/safe-path.ts";
import type { SignUpKey } from "#modules/identity/contract/sign-up-key.ts";
import { useSignUpText } from "#modules/identity/web/sign-up/sign-up-text.ts";
import type { Registered } from "#modules/identity/web/sign-up/use-sign-up.ts";
import { synSSUserInfoDocument } from "#modules/newsletter/web/preferences/preferences.graphql.gen.ts";
import { track } from "#modules/tracking/web/track.ts";
import { useAfterLogin } from "../../session/after-login.ts";
import { useSessionControl } from "../../session/session-provider.tsx";

/** Subscribed and not subscribed, in the wire format. */
const flag = (ticked: boolean) => (ticked ? "0" : "1");

const methodOf = ({ mobile, tokenSS, loyalty }: SignUpKey) =>
  loyalty ? "club" : tokenSS ? "social" : mobile ? "mobile" : "email";

/** The steps after a sign-up: store the token, sync newsletter preferences, track, log in with a welcome, navigate (SU-18). */
export function useRegistered(key: SignUpKey): (registered: Registered & { greeting?: string }) => Promise<void> {
  const t = useSignUpText();
  const { api, memory } = useSessionControl();
  const afterLogin = useAfterLogin();
  return async ({ login, newsletter, greeting }) => {
    // The sync is already called as the member.
    memory().saveToken(login.userAuthToken);
    const flags = { emailSubscribe: flag(newsletter), whatsappSubscribe: flag(false), newsSubscribe: flag(false) };
    // The account exists: a failed sync can be repeated in the account settings. The club's form syncs only a ticked box (SU-19).
    if (newsletter || !key.loyalty)
      await api(synSSUserInfoDocument, { userCode: login.userCode, ...flags, form: "signUp" }).catch(() => undefined);
    const method = methodOf(key);
    track({ name: "sign_up", method });
    if (key.loyalty) track({ name: "join_group", group: "mapclub" });
    const target = key.redirectUrl === undefined ? "/login" : safePath(key.redirectUrl);
    await afterLogin(login, target, { method, greeting: greeting ?? t("registered"), wishlist: key.wishlist ?? null });
  };
}
