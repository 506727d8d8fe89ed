import { expect, test } from 'vitest'
import { loadBuiltInMappings } from '@/src/services/stock/mapping-files'
import { openCsv } from './open'

const rejectedReasons = async (rows: readonly string[]): Promise<readonly string[]> => {
  const text = ['stocknum,year,make,model,price', ...rows].join('\n')
  const opened = await openCsv({
    name: 'stock.csv',
    bytes: [Buffer.from(text)],
    mappings: await loadBuiltInMappings('.'),
  })
  if (!opened.ok) throw new Error(opened.message)
  const reasons: string[] = []
  for await (const item of opened.source.items) if (item.kind === 'rejected') reasons.push(item.finding.reason)
  return reasons
}

test('[STK-02] [STF-05] an open quote that takes in the next vehicle is named with its lines', async () => {
  const open = ['A1,2020,Kia,Rio,9990', 'A2,2020,Kia,"Rio,9990']
  const reason = 'A quote (") isn’t closed, so that lines 3 to 4 are one row.'
  expect(await rejectedReasons([...open, 'A3,2021,Kia,"Cerato",12990', 'A4,2022,Kia,Seltos,1'])).toEqual([reason])
  expect(await rejectedReasons([...open, '"A3",2021,Kia,Cerato,12990'])).toEqual([reason])
  expect(await rejectedReasons([...open, 'A3,2021,Kia,",9,8'])).toEqual([
    `${reason} It has 6 cells, but the header has 5.`,
  ])
  expect(await rejectedReasons(['A1,2020,Kia', 'A2,2020,Kia,Rio,9990'])).toEqual([
    'This row has 3 cells, but the header has 5.',
  ])
})
