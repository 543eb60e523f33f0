/**
 * Transformation of a password before it is sent (A§3): none, not even trimming. It travels over TLS and is hashed on the
 * server. The place for the rule of a gateway, should one need it (D-06).
 */
export const transformPassword = (password: string): string => password;
