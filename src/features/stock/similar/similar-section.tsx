'use client'

import { Section } from '@/src/ui/section'
import type { SimilarCardsProps } from './similar-cards'
import { SimilarStrip } from './similar-strip'

type Props = Omit<SimilarCardsProps, 'labelledBy'> & {
  readonly title: string
  readonly heightRem: number
  readonly more: { readonly label: string; readonly href: string }
}

const SECTION_ID = 'similar'

/** Similar vehicles under their heading. A client component: the page then carries data instead of markup twice. */
export const SimilarSection = ({ title, more, ...strip }: Props) => (
  <Section title={title} id={SECTION_ID} background="bg-surface-alt" more={more}>
    <SimilarStrip {...strip} labelledBy={SECTION_ID} />
  </Section>
)
