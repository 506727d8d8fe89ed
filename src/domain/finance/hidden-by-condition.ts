import type { CarType } from '@/src/domain/stock/vehicle/vehicle'
import type { Switches } from '@/src/domain/switches'

/**
 * Reports whether the dealer hides finance for vehicles of this condition (FIN-01): no repayment, calculator, quote or
 * link to finance, wherever the vehicle is shown.
 */
export const isFinanceHiddenForCondition = (
  condition: CarType,
  finance: Pick<Switches['finance'], 'hide_new' | 'hide_demo' | 'hide_used'>,
): boolean => ({ new: finance.hide_new, demo: finance.hide_demo, used: finance.hide_used })[condition]
