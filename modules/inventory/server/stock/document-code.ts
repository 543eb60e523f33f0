/** The code of a count or transfer, made from the key of the press that began it: the same press makes the same one. */
export const documentCode = (prefix: "SC" | "TR", key: string): string =>
  `${prefix}-${key.replaceAll("-", "").slice(0, 12).toUpperCase()}`;
