/** Arrangements of a section's heading and link (TEN-10). */
export const sectionHeadings = ['beside', 'centred', 'lined', 'large'] as const
export type SectionHeadings = (typeof sectionHeadings)[number]
/** The arrangement of a theme that chose none. */
export const DEFAULT_SECTION_HEADINGS = 'beside'

/**
 * The arrangements of a section's heading and its link, as CSS variables that `.section-head` in `src/ui/parts.css`
 * reads; one that is absent has its default there. Scales are factors of the size of a heading.
 */
export const sectionHeadingVariables: Readonly<
  Record<SectionHeadings, Readonly<Record<`--t-head-${string}`, string>>>
> = {
  beside: {},
  centred: {
    '--t-head-direction': 'column',
    '--t-head-align': 'center',
    '--t-head-text': 'center',
    '--t-head-scale': '1.2',
  },
  lined: { '--t-head-rule': '2px solid var(--t-ink)', '--t-head-space': '1rem', '--t-head-scale': '0.9' },
  large: { '--t-head-direction': 'column', '--t-head-align': 'flex-start', '--t-head-scale': '1.6' },
}
