/**
 * Output format of server code: not minified, without comments, and non-ASCII characters escaped. V8 keeps the source text, and
 * one character beyond Latin-1 would double its size.
 */
export const asciiOutput = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
} as const;
