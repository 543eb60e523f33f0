import type { Api } from "#kit/graphql/client.ts";
import { guestInitDocument, miniCartCountDocument } from "./session.graphql.gen.ts";
import type { SessionStore } from "./session-store.ts";
import type { StoredSession } from "./stored-session.ts";

/** Delay of the start-up calls, so that the page itself is loaded first (SE-17). */
export const fetchDelayMs = 200;

type StartUp = { api: Api; memory: StoredSession; store: SessionStore };

/**
 * A visitor without a token or a visitor record gets a guest session; then the cart badge is filled (SE-01 to SE-06). A member
 * recognised by the cookie stays one.
 */
export async function startSession({ api, memory, store }: StartUp): Promise<void> {
  const isMember = memory.userInfo()?.isGuest === false;
  if (memory.token() === null || (memory.guestId() === null && !isMember)) await openSession({ api, memory });
  showUser({ memory, store });
  const { miniCartCount } = await api(miniCartCountDocument);
  store.setState({ miniCartCount });
}

/** Shows the stored shopper. */
export function showUser({ memory, store }: Pick<StartUp, "memory" | "store">): void {
  const user = memory.userInfo();
  store.setState({
    isLogin: true,
    isGuest: user?.isGuest ?? true,
    accountName: user?.isGuest ? null : user?.firstName,
  });
}

async function openSession({ api, memory }: Omit<StartUp, "store">): Promise<void> {
  const { guestInit } = await api(guestInitDocument);
  if (!guestInit.data) throw new Error(guestInit.errorMessage ?? "no guest session");
  const { userAuthToken: token, visitorUniqueKey, account, firstName, lastName, userType } = guestInit.data;
  const isGuest = userType === "GUEST";
  const userInfo = { account, firstName, lastName, isGuest, mapclubBind: userType === "CLUB_MEMBER" };
  if (isGuest) memory.saveGuest({ token, guestId: visitorUniqueKey, userInfo });
  else memory.saveMember({ token, userInfo });
}
