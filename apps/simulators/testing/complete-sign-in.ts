import { isSocialChannel, socialReturnPath } from "#modules/identity/contract/social-channel.ts";

/** The choice on the sign-in page: a person's subject or "nobody", and a fault. */
export type SignInChoice = { readonly who: string; readonly fault?: string };

/**
 * Follows a sign-in from its authorization URL to the shop's callback, as a browser does, and returns the callback's
 * parameters. Handles cookies and redirects itself, because `fetch` would follow the redirect into the shop.
 */
export async function completeSignIn(authorizationUrl: string, choice: SignInChoice): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  const call = async (url: URL, form?: URLSearchParams) => {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form ? { method: "POST", body: form } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";", 1)[0]?.split("=", 2) ?? [];
      cookies.set(name, value);
    }
    return response;
  };

  let url = new URL(authorizationUrl);
  let response = await call(url);
  for (let steps = 0; steps < 10; steps += 1) {
    const location = response.headers.get("location");
    if (location !== null) {
      url = new URL(location, url);
      if (returnsToShop(url)) return url.searchParams;
      response = await call(url);
    } else {
      const page = await response.text();
      if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}: ${page}`);
      response = await call(actionOf(page, url), formOf(page, choice));
    }
  }
  throw new Error("the sign-in did not come back");
}

const returnsToShop = ({ pathname }: URL) => {
  const channel = pathname.split("/")[2];
  return isSocialChannel(channel) && pathname === socialReturnPath(channel);
};

const unescaped = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");

const actionOf = (page: string, base: URL) => new URL(unescaped(/action="([^"]*)"/.exec(page)?.[1] ?? ""), base);

function formOf(page: string, { who, fault = "" }: SignInChoice): URLSearchParams {
  const form = new URLSearchParams({ who, fault });
  const firstForm = page.slice(page.indexOf("<form"), page.indexOf("</form>"));
  for (const [, name = "", value = ""] of firstForm.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)) {
    form.set(name, unescaped(value));
  }
  return form;
}
