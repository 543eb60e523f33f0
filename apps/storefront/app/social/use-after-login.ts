import { useNavigate } from "react-router";
import { useApi } from "#kit/web/api/api-context.tsx";
import type { ThirdPartyFields } from "#modules/identity/web/social/social.graphql.gen.ts";
import { miniCartCountDocument } from "../session/session.graphql.gen.ts";
import { useSessionStore } from "../session/session-provider.tsx";
import { storageNames } from "../session/storage-names.ts";

type Login = NonNullable<ThirdPartyFields["login"]>;

export function useAfterLogin() {
  const api = useApi();
  const store = useSessionStore();
  const navigate = useNavigate();
  return async (login: Login, to: string) => {
    localStorage.setItem(storageNames.token, login.userAuthToken);
    const { userCode: account, firstName, lastName } = login;
    const user = { account, firstName, lastName, isGuest: false, mapclubBind: login.userType === "CLUB_MEMBER" };
    localStorage.setItem(storageNames.userInfo, JSON.stringify(user));
    store.setState({ isLogin: true, isGuest: false, accountName: firstName });
    const count = await api(miniCartCountDocument).catch(() => null);
    if (count) store.setState({ miniCartCount: count.miniCartCount });
    await navigate(to, { replace: true });
  };
}
