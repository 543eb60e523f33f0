/** Ticket purposes of registration; each ticket is valid for its next step only. */
export const ticketFor = {
  /** The code sent to this number was correct (ID-29). */
  provedMobile: "phone",
  /** This e-mail address belongs to no member yet. */
  freeEmail: "register.freeEmail",
  /** The link e-mailed to this address was followed. */
  emailLink: "register.emailLink",
  /** The link e-mailed to an inactive club member was followed; their number had been proved before. */
  clubLetter: "register.clubLetter",
  /** The holder has proved this e-mail address. */
  provedEmail: "register.provedEmail",
} as const;
