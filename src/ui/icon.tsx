import type icons from './icons.json'

/**
 * Names in `icons.json` (Lucide's). All icons are in one file, `/marks/icons.svg`, so that no page carries their paths.
 */
export type IconName = keyof typeof icons

/** A decorative icon; the text beside it has the meaning. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg aria-hidden {...(className && { className })}>
    <use href={`/marks/icons.svg#${name}`} />
  </svg>
)
