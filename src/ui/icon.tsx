import type icons from './icons.json'

/** Names of `icons.json` (Lucide's), drawn from one file, `/marks/icons.svg`, so that no page carries their paths. */
export type IconName = keyof typeof icons

/** Decoration: what it means stands beside it in words. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg aria-hidden {...(className && { className })}>
    <use href={`/marks/icons.svg#${name}`} />
  </svg>
)
