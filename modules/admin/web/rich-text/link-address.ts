/** Whether a link may lead there: a page of this shop, another site over https, a mailbox or a telephone. */
export function isLinkAddress(text: string): boolean {
  if (/[\s\\]/.test(text)) return false;
  if (text.startsWith("/")) return !text.startsWith("//");
  return /^(?:https|mailto|tel):\S+$/i.test(text) && URL.canParse(text);
}
