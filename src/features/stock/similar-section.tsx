'use client'

import { Section } from '@/src/ui/section'
import type { SimilarCardsProps } from './similar-cards'
import { SimilarStrip } from './similar-strip'

type Props = Omit<SimilarCardsProps, 'labelledBy'> & {
  readonly title: string
  readonly room: number
  readonly more: { readonly label: string; readonly href: string }
}

const id = 'similar'

/** Similar vehicles under their heading. A client component: the page then carries data instead of markup twice. */
export const SimilarSection = ({ title, more, ...strip }: Props) => (
  <Section title={title} id={id} ground="bg-surface-alt" more={more}>
    <SimilarStrip {...strip} labelledBy={id} />
  </Section>
)
