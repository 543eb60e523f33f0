/** Pictures of one return (D-56). */
export const mostPhotos = 5;

/** Bytes of one uploaded picture: more than any phone makes, few enough for a quick answer. */
export const largestPhoto = 10 * 1024 * 1024;

/** Longest side of a stored picture. */
export const photoPixels = 1600;

/** Pictures one owner may send in an hour; several returns with second thoughts fit in. */
export const photosPerHour = 40;

/** Where pictures are sent to and read from. */
export const photoPath = "/return-photos";

/** The browser's type is a hint; the server checks the content. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

export const longestRemark = 1000;
export const longestVideoUrl = 300;
