import type { SocialChannel } from "#modules/identity/contract/social-channel.ts";

/** A person with an account at a simulated identity provider. Names and addresses are invented. */
export type DemoPerson = {
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly gender: "male" | "female" | null;
  /** yyyy-MM-dd. */
  readonly birthday: string | null;
};

/** A person the sign-in page offers, and the outcome in the demo shop. */
export type OfferedPerson = DemoPerson & { readonly about: string };

const nothingMore = { gender: null, birthday: null } as const;

export const demoPeople: Readonly<Record<SocialChannel, readonly OfferedPerson[]>> = {
  google: [
    {
      subject: "demo-google-gita",
      firstName: "Gita",
      lastName: "Maharani",
      email: "gita@demo.example",
      emailVerified: true,
      ...nothingMore,
      about: "signs in: this account is linked to a member",
    },
    {
      subject: "demo-google-bima",
      firstName: "Bima",
      lastName: "Saputra",
      email: "bima@elsewhere.example",
      emailVerified: true,
      ...nothingMore,
      about: "is new: proves a mobile number first",
    },
    {
      subject: "demo-google-andi",
      firstName: "Andi",
      lastName: "Pratama",
      email: "andi@demo.example",
      emailVerified: true,
      ...nothingMore,
      about: "has a member's e-mail, but the account is not linked",
    },
    {
      subject: "demo-google-nobody",
      firstName: "Rani",
      lastName: "Palsu",
      email: "rani@demo.example",
      emailVerified: false,
      ...nothingMore,
      about: "claims a member's e-mail that nobody has checked",
    },
  ],
  facebook: [
    {
      subject: "demo-facebook-fajar",
      firstName: "Fajar",
      lastName: "Nugroho",
      email: "fajar@demo.example",
      emailVerified: false,
      gender: "male",
      birthday: "1985-10-28",
      about: "signs in: this account is linked to a member",
    },
    {
      subject: "demo-facebook-nina",
      firstName: "Nina",
      lastName: "Lestari",
      email: "nina@elsewhere.example",
      emailVerified: false,
      gender: "female",
      birthday: "1994-02-09",
      about: "is new, with gender and birthday",
    },
    {
      subject: "demo-facebook-tono",
      firstName: "Tono",
      lastName: "Wibowo",
      email: null,
      emailVerified: false,
      ...nothingMore,
      about: "is new and shares neither e-mail nor anything else",
    },
  ],
};
