/** The element that a finance calculator is in; links lead to it. */
export const CALCULATOR_ID = 'finance-calculator'
