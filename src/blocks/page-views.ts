import { financeCalculatorView } from './finance-calculator/view'
import { type BlockViews, homeViews } from './views'

/** The view of every block, by its slug. */
export const pageViews: BlockViews = { ...homeViews, 'finance-calculator': financeCalculatorView }
