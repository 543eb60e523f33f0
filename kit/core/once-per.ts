/** Makes something once for each owner, when it is first wanted, and forgets it with its owner. */
export function oncePer<Owner extends object, Made>(make: (owner: Owner) => Made): (owner: Owner) => Made {
  const known = new WeakMap<Owner, { readonly made: Made }>();
  return (owner) => {
    const entry = known.get(owner) ?? { made: make(owner) };
    known.set(owner, entry);
    return entry.made;
  };
}
