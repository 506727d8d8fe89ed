import type { Site } from '@/src/domain/tenancy/site'

/** The dealer's deposit, in cents. */
export const depositCents = ({ switches }: Pick<Site, 'switches'>): number => switches.vehicle.deposit * 100
