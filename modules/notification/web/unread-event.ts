const name = "notices:unread";

/** Tells whoever shows it how many notifications are unread now: the bell in the header knows nothing of the page below it. */
export const tellUnread = (count: number): boolean => window.dispatchEvent(new CustomEvent(name, { detail: count }));

/** Hears of it until the answer is called. */
export function onUnread(listener: (count: number) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<number>).detail);
  window.addEventListener(name, hear);
  return () => window.removeEventListener(name, hear);
}
