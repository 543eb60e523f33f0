/** Content that a floating box must not cover. */
export type Protected = {
  /** A CSS selector of elements, such as fields and buttons. */
  readonly selector: string;
  /** Elements whose own text matches are protected too, such as prices. */
  readonly text: RegExp;
};

const settleMs = 150;

/**
 * Reports whether a fixed box covers protected content, whenever that changes. An IntersectionObserver whose root is shrunk to the
 * box does the work, so that scrolling costs no script and no layout.
 */
export function watchClearance(
  box: HTMLElement,
  { selector, text }: Protected,
  onChange: (covers: boolean) => void,
): () => void {
  let observer: IntersectionObserver | null = null;
  let watched = new WeakSet<Element>();
  let covered = new Set<Element>();
  let place = "";
  let timer = 0;

  const watch = (element: Element | null) => {
    if (!element || watched.has(element) || box.contains(element) || element.closest("dialog, [data-floating]")) return;
    watched.add(element);
    observer?.observe(element);
  };
  const refresh = () => {
    for (const element of document.querySelectorAll(selector)) watch(element);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (text.test(node.nodeValue ?? "")) watch(node.parentElement);
    }
  };
  const begin = (rootMargin: string) => {
    observer?.disconnect();
    watched = new WeakSet();
    covered = new Set();
    place = rootMargin;
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
  };
  const check = () => {
    timer = 0;
    // A bar at the lower edge moves the box, a popup hides it: then another part of the viewport is observed.
    const now = marginsOf(box);
    if (now !== place) begin(now);
    refresh();
  };
  const checkSoon = () => {
    if (timer === 0) timer = window.setTimeout(check, settleMs);
  };
  const mutations = new MutationObserver(checkSoon);

  check();
  mutations.observe(document.body, { childList: true, subtree: true });
  mutations.observe(document.documentElement, { attributes: true });
  window.addEventListener("resize", checkSoon);
  return () => {
    window.clearTimeout(timer);
    observer?.disconnect();
    mutations.disconnect();
    window.removeEventListener("resize", checkSoon);
  };
}

/** The box's distances to the viewport edges, as margins that shrink the viewport to the box. */
function marginsOf(box: HTMLElement): string {
  const { top, right, bottom, left } = box.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [-top, right - clientWidth, bottom - clientHeight, -left].map((edge) => `${edge}px`).join(" ");
}
