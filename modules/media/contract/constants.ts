const megabyte = 1024 * 1024;

/** The upload endpoint, one file per POST; `PUT …/:id` replaces a file. */
export const uploadPath = "/admin/media/files";

export const largestPicture = 30 * megabyte;
export const largestVideo = 100 * megabyte;

/** The same limits in megabytes, for messages. */
export const largestMegabytes = { picture: largestPicture / megabyte, video: largestVideo / megabyte } as const;

/** More pixels are treated as a decompression bomb; phones make pictures of 12 to 50 million. */
export const mostPixels = 100_000_000;

/** Stored pictures are scaled down to this longest side; pages show at most 1920 pixels. */
export const longestSide = 5000;

/** The types the file dialog offers. The server decides by the content. */
export const acceptedTypes = "image/jpeg,image/png,image/webp,image/avif,video/mp4,video/webm";

export const longestName = 120;
export const longestAlt = 250;
export const longestTag = 40;
export const mostTags = 20;

export const mediaPageSize = 48;
