/**
 * `…/modules/cart/web/messages/id-ID.json` → `cart/id-ID`; the shell's own texts are the module `shell`. A part of a module
 * whose texts few pages need keeps them apart: `…/modules/content/web/articles/messages/id-ID.json` → `articles/id-ID`.
 */
export function messageKey(path: string): string {
  const [, module = "", locale = ""] = /([\w-]+)(?:\/web)?\/messages\/([\w-]+)\.json$/.exec(path) ?? [];
  return `${module}/${locale}`;
}
