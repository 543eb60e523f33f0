/** The most products one member may wish for; enough for anybody, too few to fill a disk. */
export const mostWishes = 200;
