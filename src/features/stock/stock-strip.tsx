import type { ComponentProps } from 'react'
import { Section } from '@/src/ui/section'
import { CardStrip } from './card/card-strip'
import type { CardView } from './card/card-view'

/** Vehicles in a row under a heading: swiped on phones, four side by side on wide screens. */
export const StockStrip = ({
  views,
  ...section
}: Omit<ComponentProps<typeof Section>, 'children'> & { views: readonly CardView[] }) => (
  <Section {...section}>
    <CardStrip views={views} labelledBy={section.id} />
  </Section>
)
