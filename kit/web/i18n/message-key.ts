/**
 * `…/modules/cart/web/messages/id-ID.json` → `cart/id-ID`; the shell's texts are the module `shell`. A part of a module whose
 * texts few pages need has its own file: `…/modules/content/web/articles/messages/id-ID.json` → `articles/id-ID`. Texts of a
 * module's screens in the back office: `…/modules/chat/admin/messages/id-ID.json` → `chat-admin/id-ID`.
 */
export function messageKey(path: string): string {
  const [, module = "", half = "", locale = ""] =
    /([\w-]+)(\/web|(?<=modules\/[\w-]+)\/admin)?\/messages\/([\w-]+)\.json$/.exec(path) ?? [];
  return `${module}${half === "/admin" ? "-admin" : ""}/${locale}`;
}
