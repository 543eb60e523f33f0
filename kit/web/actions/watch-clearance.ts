/** What a floating box must not cover. */
export type Protected = {
  /** A CSS selector of elements, such as fields and buttons. */
  readonly selector: string;
  /** Elements whose own text matches are protected too, such as prices. */
  readonly text: RegExp;
};

const settleMs = 150;

/**
 * Tells whether a fixed box lies over something protected, whenever that changes. The browser watches: an intersection observer
 * whose root is shrunk to the box, so that scrolling costs no script and no layout.
 */
export function watchClearance(
  box: HTMLElement,
  { selector, text }: Protected,
  onChange: (covers: boolean) => void,
): () => void {
  let observer: IntersectionObserver | null = null;
  let watched = new WeakSet<Element>();
  let covered = new Set<Element>();
  let timer = 0;

  const watch = (element: Element | null) => {
    if (!element || watched.has(element) || box.contains(element) || element.closest("dialog, [data-floating]")) return;
    watched.add(element);
    observer?.observe(element);
  };
  const look = () => {
    for (const element of document.querySelectorAll(selector)) watch(element);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (text.test(node.nodeValue ?? "")) watch(node.parentElement);
    }
  };
  const begin = () => {
    observer?.disconnect();
    watched = new WeakSet();
    covered = new Set();
    const { top, right, bottom, left } = box.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const rootMargin = [-top, right - clientWidth, bottom - clientHeight, -left].map((edge) => `${edge}px`).join(" ");
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) covered.add(target);
          else covered.delete(target);
        }
        onChange(covered.size > 0);
      },
      { rootMargin },
    );
    look();
  };
  const soon = (work: () => void) => () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(work, settleMs);
  };
  const beginSoon = soon(begin);
  const mutations = new MutationObserver(soon(look));

  begin();
  mutations.observe(document.body, { childList: true, subtree: true });
  window.addEventListener("resize", beginSoon);
  return () => {
    window.clearTimeout(timer);
    observer?.disconnect();
    mutations.disconnect();
    window.removeEventListener("resize", beginSoon);
  };
}
