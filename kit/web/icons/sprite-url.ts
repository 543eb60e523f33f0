// Written by write-sprite.ts.
export const spriteUrl = "/icons.svg?v=0e79607c";
