import type { ComponentType } from 'react'
import type { CardStyle } from '@/src/domain/theme/site-theme'
import type { CardVariantProps } from '../card-parts'
import { ClassicCard } from './classic/card'
import { MinimalCard } from './minimal/card'
import { PriceTagCard } from './price-tag/card'
import { SpecSheetCard } from './spec-sheet/card'

/** The content of a card by the style of the dealer's theme; each has a folder with its component and its CSS. */
export const cardVariants: Readonly<Record<CardStyle, ComponentType<CardVariantProps>>> = {
  classic: ClassicCard,
  minimal: MinimalCard,
  'spec-sheet': SpecSheetCard,
  'price-tag': PriceTagCard,
}
