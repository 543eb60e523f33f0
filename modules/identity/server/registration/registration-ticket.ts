/** The steps of a registration that hand a ticket on, each good for the next step only. */
export const ticketFor = {
  /** The code that was sent to this number was right (ID-29). */
  provedMobile: "phone",
  /** This mailbox belongs to no member yet. */
  freeEmail: "register.freeEmail",
  /** The letter with this link reached its mailbox. */
  emailLink: "register.emailLink",
  /** The letter to an inactive member of the club reached its mailbox; its number was proved before it was sent. */
  clubLetter: "register.clubLetter",
  /** Whoever holds it reads this mailbox. */
  provedEmail: "register.provedEmail",
} as const;
