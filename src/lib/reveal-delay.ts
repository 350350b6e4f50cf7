/** Style sheets show figures by themselves after this delay, `--reveal-delay`: a script that comes later counts none of the hero's up. */
export const REVEAL_BY_STYLE_MS = 2400
