import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Select, toOptions } from './select'

const ignoreChange = (): void => undefined
const optionsOf = (html: string): readonly string[] => [...html.matchAll(/<option[^>]*>[^<]*/g)].map(([one]) => one)

describe('the panel’s select', () => {
  test('[ADM-01] shows a stored value that is no longer offered, instead of the first option', () => {
    const html = renderToStaticMarkup(
      <Select
        value="amber"
        emptyLabel="Inherit"
        options={toOptions(['red'])}
        unknownLabel={(value) => `${value} (gone)`}
        onChange={ignoreChange}
      />,
    )
    expect(optionsOf(html)).toEqual([
      '<option value="">Inherit',
      '<option value="amber" selected="">amber (gone)',
      '<option value="red">red',
    ])
  })

  test('[ADM-01] adds no option for a value that is offered, among the options, the groups or as the empty one', () => {
    const groups = [{ label: 'Cool', options: toOptions(['blue']) }]
    const render = (value: string) =>
      optionsOf(
        renderToStaticMarkup(
          <Select
            value={value}
            emptyLabel="None"
            options={toOptions(['red'])}
            groups={groups}
            onChange={ignoreChange}
          />,
        ),
      ).length
    expect([render(''), render('red'), render('blue'), render('green')]).toEqual([3, 3, 3, 4])
  })
})
