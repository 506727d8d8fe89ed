const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** Reports whether a text is an Australian Business Number: 11 digits whose weighted sum is divisible by 89 (ATO). */
export const isAbn = (text: string): boolean => {
  const digits = text.replaceAll(' ', '')
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0)
  return sum % 89 === 0
}
