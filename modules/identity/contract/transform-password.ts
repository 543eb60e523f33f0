/**
 * What happens to a password before it is sent (A§3): nothing, not even trimming. It travels over TLS and is hashed by the
 * shop. A gateway in between with a rule of its own would find its place here (D-06).
 */
export const transformPassword = (password: string): string => password;
