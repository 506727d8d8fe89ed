export const promoDisplays = ['all', 'new', 'demo', 'used'] as const

/** D§3 Promo node: a card among the cars, or in a row of its own (CNT-03). */
export type PromoCard = {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly image_url?: string
  readonly href?: string
  readonly link_label?: string
  /** After how many cars of the first page it stands; 0 is before the first. */
  readonly position: number
  /** The car type it is about. */
  readonly display: (typeof promoDisplays)[number]
  /** Only where nothing but that car type is looked at. */
  readonly strictDisplay: boolean
}

/**
 * Whether a card belongs among the cars of a search: `types` are the car types it is narrowed to, none meaning all. A
 * strict one stands only where exactly its type was chosen.
 */
export const promoFits = (
  { display, strictDisplay }: Pick<PromoCard, 'display' | 'strictDisplay'>,
  types: readonly string[],
): boolean => {
  if (display === 'all') return true
  if (strictDisplay) return types.length === 1 && types[0] === display
  return types.length === 0 || types.includes(display)
}

/** The cards that stand after so many cars, in their order. */
export const promosAfter = (
  cards: readonly PromoCard[],
  cars: number,
  types: readonly string[],
): readonly PromoCard[] => cards.filter((card) => card.position === cars && promoFits(card, types))
