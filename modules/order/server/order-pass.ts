import { opensOrder, orderKey } from "./order-link.ts";

const cookieName = "order-pass";
const passMinutes = 30;
/** More than anybody looks up in half an hour, and few enough for a cookie. */
const mostPasses = 8;
const entry = /^(BB[A-HJ-NP-Z2-9]{10}):([0-9a-z.]{1,80})$/;

type Settings = { readonly secret: string; readonly https: boolean };
type Pass = { readonly code: string; readonly key: string };

/** The orders that a browser was let in to, by the cookie it sends. Forged and outlived ones do not count. */
export function passesIn(header: string | undefined, { secret, https }: Settings, now: Date): Pass[] {
  const name = nameOver(https);
  const value = (header ?? "")
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return (value ?? "")
    .split("|")
    .slice(0, mostPasses)
    .flatMap((text) => {
      const [, code, key] = entry.exec(text) ?? [];
      return code && key && opensOrder(secret, code, key, now) ? [{ code, key }] : [];
    });
}

const nameOver = (https: boolean) => (https ? `__Host-${cookieName}` : cookieName);

/** The cookie that lets a browser in to one more order, for half an hour (D-59). */
export function passCookie(header: string | undefined, settings: Settings, code: string, now: Date): string {
  const until = new Date(now.getTime() + passMinutes * 60_000);
  const others = passesIn(header, settings, now).filter((pass) => pass.code !== code);
  const passes = [{ code, key: orderKey(settings.secret, code, until) }, ...others].slice(0, mostPasses);
  const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", `Max-Age=${passMinutes * 60}`];
  if (settings.https) attributes.push("Secure");
  const value = passes.map((pass) => `${pass.code}:${pass.key}`).join("|");
  return [`${nameOver(settings.https)}=${value}`, ...attributes].join("; ");
}
