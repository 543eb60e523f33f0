const megabyte = 1024 * 1024;

/** Files are posted here, one a request; `PUT …/:id` replaces one. */
export const uploadPath = "/admin/media/files";

export const largestPicture = 30 * megabyte;
export const largestVideo = 100 * megabyte;

/** The same for people. */
export const largestMegabytes = { picture: largestPicture / megabyte, video: largestVideo / megabyte } as const;

/** More is a decompression bomb (a phone makes 12 to 50 million pixels). */
export const mostPixels = 100_000_000;

/** The longest side a picture is stored with; pages show at most 1920 pixels. */
export const longestSide = 5000;

/** What the file dialog offers. The server decides by the content. */
export const acceptedTypes = "image/jpeg,image/png,image/webp,image/avif,video/mp4,video/webm";

export const longestName = 120;
export const longestAlt = 250;
export const longestTag = 40;
export const mostTags = 20;

export const mediaPageSize = 48;
