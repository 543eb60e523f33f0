/**
 * How code for the server is written down: as its authors wrote it, but without comments, and every character beyond ASCII
 * by its number. V8 keeps the text of what it runs, and a single letter of another alphabet would double all of it.
 */
export const oneByteCode = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
} as const;
