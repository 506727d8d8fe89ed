import type { DefaultServerCellComponentProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { specialHours } from '@/collections/special-hours'
import { TimesCell } from './times-cell'

const render = (rowData?: object): string =>
  renderToStaticMarkup(<TimesCell {...({ rowData } as unknown as DefaultServerCellComponentProps)} />)

test('[LOC-05] [ADM-02] the list of special hours shows the times of each day', () => {
  expect(specialHours.admin?.defaultColumns).toContain('times')
  expect(render({ status: 'Open', start_hour: '08:30', end_hour: '14:00' })).toBe('<span>8:30 am – 2 pm</span>')
  // The times of a day that was open before are still stored.
  expect(render({ status: 'Closed', start_hour: '08:30', end_hour: '14:00' })).toBe('<span>Closed</span>')
  expect(render({ status: 'Closed', start_hour: null, end_hour: null })).toBe('<span>Closed</span>')
  expect(render()).toBe('')
})
