export const promoDisplays = ['all', 'new', 'demo', 'used'] as const

/** A promo card, shown between the vehicles or in a row of its own (CNT-03). */
export type PromoCard = {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly image_url?: string
  readonly href?: string
  readonly link_label?: string
  /** Number of vehicles of the first page before it; 0 is before the first. */
  readonly position: number
  /** The car type it advertises. */
  readonly display: (typeof promoDisplays)[number]
  /** Shows it only in a search for that car type alone. */
  readonly strictDisplay: boolean
}

/** Reports whether a card matches a search; `types` are the car types of the search, empty for all. */
export const matchesPromo = (
  { display, strictDisplay }: Pick<PromoCard, 'display' | 'strictDisplay'>,
  types: readonly string[],
): boolean => {
  if (display === 'all') return true
  if (strictDisplay) return types.length === 1 && types[0] === display
  return types.length === 0 || types.includes(display)
}

/** Lists the matching cards after a number of vehicles, in their order. */
export const listPromosAfter = (
  cards: readonly PromoCard[],
  vehicleCount: number,
  types: readonly string[],
): readonly PromoCard[] => cards.filter((card) => card.position === vehicleCount && matchesPromo(card, types))
