import type { Site } from '@/src/domain/tenancy/site'
import { parsePrizes } from './prizes'

/** Returns this dealer's prize wheel; null if it is absent. */
export const findWheel = ({ switches }: Pick<Site, 'switches'>) => {
  const { spin_to_win, spin_campaign, spin_prizes, spin_terms } = switches.sales
  const prizes = parsePrizes(spin_prizes)
  return spin_to_win && spin_campaign !== '' && prizes.length > 0
    ? { campaign: spin_campaign, prizes, terms: spin_terms }
    : null
}

export type Wheel = NonNullable<ReturnType<typeof findWheel>>
