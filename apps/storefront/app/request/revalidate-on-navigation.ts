type Move = { currentUrl: URL; nextUrl: URL };

/** A verified page must not revalidate its loader: it would reload as a document and lose typed values. */
export const revalidateOnNavigation = ({ currentUrl, nextUrl }: Move): boolean => currentUrl.href !== nextUrl.href;
