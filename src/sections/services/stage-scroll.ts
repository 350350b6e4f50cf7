import type { StageScroll } from './service-at-scroll'

/** Where the section of the pinned stage stands in the window now. */
export function stageScroll(section: HTMLElement): StageScroll {
  const { top, height } = section.getBoundingClientRect()
  return { sectionTop: top, sectionHeight: height, windowHeight: innerHeight }
}
