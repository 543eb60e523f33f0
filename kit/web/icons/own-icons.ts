// Written by write-sprite.ts.
export const ownIcons = {
  "heart-full": true,
  "social-facebook": true,
  "social-google": true,
  "social-instagram": true,
  "social-tiktok": true,
  "social-whatsapp": true,
  "social-youtube": true,
} as const;
