import type { Api } from "#kit/graphql/client.ts";
import type { BrowserMemory } from "./browser-memory.ts";
import { guestInitDocument, miniCartCountDocument } from "./session.graphql.gen.ts";
import type { SessionStore } from "./session-store.ts";

/** Start-up calls wait this long, so that the page itself comes first (SE-17). */
export const fetchDelayMs = 200;

type StartUp = { api: Api; memory: BrowserMemory; store: SessionStore };

/** A visitor without a token or a visitor record gets a guest session; then the cart's badge is filled (SE-01 to SE-06). */
export async function startSession({ api, memory, store }: StartUp): Promise<void> {
  if (memory.token() === null || memory.guestId() === null) await openGuestSession({ api, memory });
  const user = memory.userInfo();
  store.setState({
    isLogin: true,
    isGuest: user?.isGuest ?? true,
    accountName: user?.isGuest ? null : user?.firstName,
  });
  const { miniCartCount } = await api(miniCartCountDocument);
  store.setState({ miniCartCount });
}

async function openGuestSession({ api, memory }: Omit<StartUp, "store">): Promise<void> {
  const { guestInit } = await api(guestInitDocument);
  if (!guestInit.data) throw new Error(guestInit.errorMessage ?? "no guest session");
  const { userAuthToken, visitorUniqueKey, account, firstName, lastName } = guestInit.data;
  memory.keepGuest({
    token: userAuthToken,
    guestId: visitorUniqueKey,
    userInfo: { account, firstName, lastName, isGuest: true, mapclubBind: false },
  });
}
