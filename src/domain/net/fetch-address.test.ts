import { describe, expect, test } from 'vitest'
import { findFetchProblem } from './fetch-address'

describe('[STF-05] an address that the server fetches', () => {
  test.each([
    ['https://feeds.example.com.au/stock.csv?key=1', undefined],
    [' http://93.184.216.34/stock.csv ', undefined],
    ['http://localhost:8080/', /localhost is in a private network/u],
    ['http://LOCALHOST./', /private network/u],
    ['http://0x7f.1/', /private network/u],
    ['http://[fd00::1]/', /private network/u],
    ['https://server/stock.csv', /private network/u],
    ['https://nas.lan/stock.csv', /private network/u],
    ['https://:secret@feeds.example.com.au/', /username and password/u],
    ['javascript:alert(1)', /starts with http/u],
    ['data:text/csv,a', /starts with http/u],
    ['www.example.com.au/stock.csv', /full web address/u],
    ['', /full web address/u],
  ])('[STF-05] %j is refused only with a reason', (url, reason) => {
    const problem = findFetchProblem(url)
    if (reason === undefined) expect(problem).toBeUndefined()
    else expect(problem).toMatch(reason)
  })
})
