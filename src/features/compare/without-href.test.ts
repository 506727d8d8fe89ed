import { expect, it } from 'vitest'
import { withoutHref } from './without-href'

it.each([
  [['a', 'b', 'c'], 'a', '/compare?ids=b,c#remove-b'],
  [['a', 'b', 'c'], 'b', '/compare?ids=a,c#remove-c'],
  [['a', 'b', 'c'], 'c', '/compare?ids=a,b#remove-b'],
  [['a', 'b', 'c', 'd', 'e'], 'd', '/compare?ids=a,b,c,e#remove-e'],
  [['a'], 'a', '/compare#compare-heading'],
])('[ACC-03] without one of %j, %s, the comparison is %s', (ids, id, href) => {
  expect(withoutHref(ids, id)).toBe(href)
})
