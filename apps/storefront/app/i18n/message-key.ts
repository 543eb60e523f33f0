/** `…/modules/cart/web/messages/id-ID.json` → `cart/id-ID`; the shell's own texts are the room `shell`. */
export function messageKey(path: string): string {
  const [, room = "", locale = ""] = /([\w-]+)(?:\/web)?\/messages\/([\w-]+)\.json$/.exec(path) ?? [];
  return `${room}/${locale}`;
}
