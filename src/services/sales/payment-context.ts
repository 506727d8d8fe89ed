import type { Pool } from 'pg'
import type { Payments } from '@/src/integrations/payments/port'

/** Points between two steps at which a test ends the process (RSV-02). */
export const crashPoints = [
  'hold stored',
  'checkout made',
  'checkout noted',
  'provider asked',
  'written, not committed',
  'applied',
  'refund decided',
  'refund made',
  'refund noted',
] as const
export type CrashPoint = (typeof crashPoints)[number]

export type PaymentContext = {
  readonly db: Pool
  readonly provider: Payments
  readonly now: () => Date
  /** Called at each point; an error it throws ends the work there. */
  readonly at?: (point: CrashPoint) => void
}
