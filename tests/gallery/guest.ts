import type { BrowserContext } from "@playwright/test";
import { guestInitDocument } from "#apps/storefront/app/session/session.graphql.gen.ts";

/** A guest's session that several browsers can go on with, one after the other. */
export type StoredGuest = { readonly guestId: string; readonly token: string; readonly cookies: readonly string[] };

export async function newGuest(shopUrl: string): Promise<StoredGuest> {
  const { name, text } = guestInitDocument;
  const response = await fetch(`${shopUrl}/graphql?opname=${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ operationName: name, query: text }),
  });
  const { data } = ((await response.json()) as { data: { guestInit: { data: Record<string, string> } } }).data
    .guestInit;
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0] ?? "");
  return { guestId: data.visitorUniqueKey ?? "", token: data.userAuthToken ?? "", cookies };
}

export async function goOnAs(context: BrowserContext, url: string, { guestId, token, cookies }: StoredGuest) {
  await context.addCookies(
    cookies.map((cookie) => {
      const [name = "", value = ""] = cookie.split(/=(.*)/s);
      return { name, value, url };
    }),
  );
  await context.addInitScript(
    (kept) => {
      if (!location.protocol.startsWith("http")) return;
      localStorage.setItem("token", kept.token);
      localStorage.setItem("guestId", kept.guestId);
      localStorage.setItem("isLogin", "true");
      const info = { account: kept.guestId, firstName: "", lastName: "", isGuest: true, mapclubBind: false };
      localStorage.setItem("userInfo", JSON.stringify(info));
    },
    { guestId, token },
  );
}
