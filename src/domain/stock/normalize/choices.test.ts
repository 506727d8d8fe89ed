import { expect, test } from 'vitest'
import { parseCarType, parseItemType, parsePriceType, parseReservedStatus, parseStatus, parseYesNo } from './choices'

const cases = <T>(read: (text: string) => T, table: readonly (readonly [string, T])[]): void => {
  expect(table.map(([text]) => [text, read(text)])).toEqual(table)
}

test('[STK-02] closed lists', () => {
  cases(parseCarType, [
    ['USED', 'used'],
    ['Ex-Demo', 'demo'],
    ['Brand New', 'new'],
    ['New Car', 'new'],
    ['Runout', 'new'],
    ['Dealer Used', 'used'],
    ['Used Car In Stock', 'used'],
    ['Approved Certified Used', 'used'],
    ['2nd Hand', 'used'],
    ['S/H', 'used'],
    ['CPO', 'used'],
    ['Nearly New', 'used'],
    ['As new', 'used'],
    ['Ex-loan', 'used'],
    ['Service Loan', 'used'],
    ['Ex Government', 'used'],
    ['Dealer Demo', 'demo'],
    ['Demo In Stock', 'demo'],
    ['New and used', undefined],
    ['Used/New', undefined],
    ['Renewed', undefined],
    ['New In Stock', 'new'],
    ['Demo / Near New', 'demo'],
    ['Certified Pre-Owned', 'used'],
    ['nan', undefined],
  ])
  cases(parseStatus, [
    ['For Sale', 'in_stock'],
    ['Reserved', 'in_stock'],
    ['WITHDRAWN', 'others'],
    ['Not for sale', 'others'],
    ['Available Now', 'in_stock'],
    ['Deposit', 'in_stock'],
    ['Unsold', undefined],
    ['Sold - awaiting delivery', 'sold'],
    ['On Order', 'coming_soon'],
    ['Arriving Soon', 'coming_soon'],
    ['?', undefined],
  ])
  expect(parseReservedStatus('Under offer')).toBe(true)
  cases(parseItemType, [
    ['Passenger Vehicle', 'car'],
    ['Light Commercial', 'car'],
    ['4WD', 'car'],
    ['Heavy Truck', 'truck'],
    ['Road bike', 'motorcycle'],
    ['Pop-top', 'caravan'],
    ['Boat', undefined],
  ])
  cases(parsePriceType, [
    ['Drive Away', 'drive_away'],
    ['DAP', 'drive_away'],
    ['Excl. Govt. Charges', 'excl_govt'],
    ['Plus on-road costs', 'excl_govt'],
    ['Before on-roads', 'excl_govt'],
    ['each', undefined],
  ])
  cases(parseYesNo, [
    ['Y', true],
    ['FALSE', false],
    ['maybe', undefined],
  ])
})
