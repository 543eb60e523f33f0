const eventName = "notifications:unread";

/** Publishes the unread count to the bell in the header, which is not a parent of the page. */
export const publishUnread = (count: number): boolean =>
  window.dispatchEvent(new CustomEvent(eventName, { detail: count }));

/** Returns the function that removes the listener. */
export function onUnread(listener: (count: number) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<number>).detail);
  window.addEventListener(eventName, handle);
  return () => window.removeEventListener(eventName, handle);
}
