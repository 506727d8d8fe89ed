import { expect, test, vi } from 'vitest'

const financeQuote = vi.hoisted(() => vi.fn())
vi.mock('server-only', () => ({}))
vi.mock('@/src/server/site/site', () => ({ siteById: () => ({ id: 'a', switches: { finance: { quote: true } } }) }))
vi.mock('@/src/server/finance/finance', () => ({
  getFinanceQuote: financeQuote,
  secondsToWaitForQuote: () => Promise.resolve(0),
}))

const quoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 20_000,
  loanTerm: 5,
  year: 2020,
  vin: '',
  nvic: 'ABC123',
  whoIsHelping: '',
}
// The files of a worker share their modules, and another may have loaded this route with other parts.
vi.resetModules()
const { POST } = await import('./route')

const send = async (headers: Record<string, string>) => {
  const body = JSON.stringify(quoteRequest)
  const request = new Request('http://dealer.example/api/youx/quote', { method: 'POST', body, headers })
  return (await POST(request, { params: Promise.resolve({ tenant: 'a' }) })).status
}

test('[FIN-04] serves quotes to the dealer’s own pages and refuses other sites', async () => {
  financeQuote.mockResolvedValue({ weeklyRepaymentAmount: 1, comparisonRate: 2, advertisedRate: 3 })
  expect(await send({ host: 'dealer.example', origin: 'https://evil.example' })).toBe(403)
  expect(await send({ host: 'dealer.example', 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(financeQuote).not.toHaveBeenCalled()
  expect(await send({ host: 'dealer.example', origin: 'http://dealer.example' })).toBe(200)
  expect(await send({ host: 'dealer.example' })).toBe(200)
})
