type Move = { currentUrl: URL; nextUrl: URL };

/** A verified page opens as a document: asking for its data again would load it anew, and lose what is typed. */
export const otherAddress = ({ currentUrl, nextUrl }: Move): boolean => currentUrl.href !== nextUrl.href;
