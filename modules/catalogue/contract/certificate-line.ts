/** "SNI: 8124-1:2019" (D-79). A number that already starts with its type is not prefixed again. */
export const certificateLine = ({ type, number }: { readonly type: string; readonly number: string }): string => {
  const own = number.trim();
  const repeated = own.toLowerCase().startsWith(type.toLowerCase()) && /^[\s:.-]/.test(own.slice(type.length));
  return `${type}: ${repeated ? own.slice(type.length).replace(/^[\s:.-]+/, "") : own}`;
};
