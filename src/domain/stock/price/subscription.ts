import { formatDollars } from '@/src/domain/money/format-money'
import type { Switches } from '@/src/domain/switches'

/** The dealer’s terms of every subscription, from its switches. */
export type SubscriptionSwitches = Pick<
  Switches['display'],
  'subscription' | 'subscription_weeks' | 'subscription_start_fee' | 'subscription_includes'
>

/** The least that a shopper pays, beside the price per week. */
export type SubscriptionTerms = {
  /** The minimum term. */
  readonly weeks: number
  /** Dollars for the whole minimum term, with the start fee. */
  readonly total: number
  /** Dollars paid once, at the start; absent without a fee. */
  readonly fee?: number
}

/**
 * True if weekly prices may be shown. A price without its minimum total is not published (Australian Consumer Law s48),
 * and the total needs a minimum term.
 */
export const offersSubscription = (
  display: Pick<SubscriptionSwitches, 'subscription' | 'subscription_weeks'>,
): boolean => display.subscription && display.subscription_weeks > 0

/** Computes the terms of a weekly price in dollars; undefined if the dealer offers no subscription, or none for it. */
export const findSubscriptionTerms = (
  weekly: number,
  display: Omit<SubscriptionSwitches, 'subscription_includes'>,
): SubscriptionTerms | undefined => {
  if (!offersSubscription(display) || weekly <= 0) return undefined
  const { subscription_weeks: weeks, subscription_start_fee: fee } = display
  return { weeks, total: Math.round((weekly * weeks + fee) * 100) / 100, ...(fee > 0 && { fee }) }
}

/** Always displayed after a subscription's amount, which could otherwise be mistaken for a repayment. */
export const SUBSCRIPTION_TYPE_TEXT = 'per week by subscription'

/** `minimum total $4,866 over 26 weeks with a $290 start fee`, so that a reader’s sum of the weeks agrees. */
export const formatMinimumTotal = ({ weeks, total, fee }: SubscriptionTerms): string => {
  const term = `minimum total ${formatDollars(total)} over ${String(weeks)} ${weeks === 1 ? 'week' : 'weeks'}`
  return fee === undefined ? term : `${term} with a ${formatDollars(fee)} start fee`
}

/** `Includes rego, insurance and 300 km a week.`; empty if the dealer has named nothing. */
export const formatInclusions = (includes: readonly string[]): string => {
  const last = includes.at(-1)
  if (last === undefined) return ''
  const others = includes.slice(0, -1)
  return `Includes ${others.length === 0 ? last : `${others.join(', ')} and ${last}`}.`
}
