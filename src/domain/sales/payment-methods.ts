/** Cards and wallets a dealer may accept, by stored name (RSV-03). */
export const paymentMethods: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  eftpos: 'eftpos',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  paypal: 'PayPal',
  afterpay: 'Afterpay',
  zip: 'Zip',
  bpay: 'BPAY',
}
