import type { Site } from '@/src/domain/tenancy/site'
import type { CardStyle } from '@/src/domain/theme/site-theme'
import type { Switches } from '@/src/domain/switches'

/** The dealer's switches and theme, as far as its cards and their search depend on them. */
export type CardSettings = Switches & { readonly card: CardStyle }

export const toCardSettings = ({ switches, theme }: Pick<Site, 'switches' | 'theme'>): CardSettings => ({
  ...switches,
  card: theme.card,
})
