type Placeholder = {
  /** A changed text must keep it where the shipped text has it: what the message is sent for, and amounts and deadlines. */
  readonly isEssential?: true;
  /** Opens or proves something. Only texts that are shipped with it may have it. */
  readonly isSecret?: true;
  /** May have several lines. Only texts that are shipped with it may have it. */
  readonly isLong?: true;
};

/** Every placeholder of a message text. The screen has its meaning. */
const placeholders = {
  shop: {},
  name: {},
  count: {},
  code: { isEssential: true, isSecret: true },
  link: { isEssential: true, isSecret: true },
  minutes: { isEssential: true },
  hours: { isEssential: true },
  days: { isEssential: true },
  contact: { isEssential: true },
  provider: { isEssential: true },
  product: { isEssential: true },
  order: { isEssential: true },
  orders: { isEssential: true },
  return: { isEssential: true },
  total: { isEssential: true },
  amount: { isEssential: true },
  account: { isEssential: true },
  money: { isEssential: true },
  points: { isEssential: true },
  store: { isEssential: true },
  courier: { isEssential: true },
  number: { isEssential: true },
  reason: { isEssential: true },
  address: { isEssential: true },
  from: { isEssential: true },
  until: { isEssential: true },
  date: { isEssential: true },
  payment: { isEssential: true, isLong: true },
  answers: { isEssential: true, isLong: true },
  details: { isEssential: true, isLong: true },
  text: { isEssential: true, isLong: true },
} as const satisfies Readonly<Record<string, Placeholder>>;

export type PlaceholderName = keyof typeof placeholders;

const known: Readonly<Record<string, Placeholder>> = placeholders;

export const placeholderNames = Object.keys(placeholders) as readonly PlaceholderName[];

export const isEssential = (name: string): boolean => known[name]?.isEssential === true;

/** Whether any text of a message may have it, also one that is not shipped with it. */
export const isOffered = (name: string): boolean => {
  const found = known[name];
  return found !== undefined && !found.isSecret && !found.isLong;
};

/** The placeholders of a text, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)),
];
