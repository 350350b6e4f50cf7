/** Style sheets show figures by themselves after this delay, `--reveal-delay`: a script that comes later counts none up. */
export const CSS_REVEAL_DELAY_MS = 2400
